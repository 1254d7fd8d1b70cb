/// The names of calls, arguments and properties from which the scanner tells what a text is for. One line for an
/// extension.
///
/// Names are compared in lower case, without `set`, `initWith` and `with` at their start.
enum CallWords {
    /// Properties and arguments that become the label of an element and are not drawn.
    static let labels: Set<String> = [
        "accessibilitylabel", "aria-label", "arialabel", "contentdescription", "semanticlabel", "semanticslabel",
        "tooltip", "alt", "accesslabel", "acclabeltext", "onclicklabel", "accessibilityvalue", "statedescription",
        "accessibilityuserinputlabels", "navigationcontentdescription", "largecontenttitle",
    ]

    /// Properties and arguments that are drawn.
    static let texts: Set<String> = [
        "text", "title", "label", "labeltext", "subtitle", "caption", "heading", "headertitle", "footertitle",
        "header", "footer", "buttontitle", "buttontext", "titletext", "navigationtitle", "navigationbartitle",
        "headertext", "headline", "prompt", "helpertext", "supportingtext", "tabbarlabel", "headerbacktitle",
        "tabtitle", "displayname", "attributedtext", "attributedtitle", "attributedstring", "defaultvalue",
        "defaultmessage", "primarytext", "secondarytext", "positivebutton", "negativebutton", "neutralbutton",
        "cancelbuttontitle", "confirmtext", "canceltext", "summary", "localizedtitle",
        "confirmlabel", "cancellabel", "actionlabel", "emptytext", "errortext", "prefixtext",
        "suffixtext", "errormessage", "tabbaritemtitle", "titlelabel", "detailtext",
    ]

    /// Properties and arguments that are drawn while a text field is empty.
    static let placeholders: Set<String> = ["placeholder", "hint", "hinttext", "placeholdertext", "searchplaceholder"]

    /// Calls whose first argument without a name is drawn.
    static let textCalls: Set<String> = [
        // SwiftUI
        "text", "button", "label", "toggle", "picker", "section", "menu", "link", "navigationlink", "stepper",
        "datepicker", "colorpicker", "disclosuregroup", "labeledcontent", "groupbox", "tab", "contentunavailableview",
        "sharelink", "progressview", "gauge", "navigationtitle", "navigationbartitle", "navigationsubtitle",
        "multidatepicker", "commandmenu", "alert", "confirmationdialog", "localizedstringkey", "editbutton", "badge",
        // UIKit
        "title", "uiaction", "uimenu", "uibarbuttonitem", "uialertaction", "uicontextualaction", "uitabbaritem",
        // Views and Compose
        "text", "queryhint", "basictext", "message", "positivebutton", "negativebutton", "tooltiptext",
        // Flutter
        "selectabletext", "textspan", "autosizetext",
        // Generic
        "header", "headline", "textview", "textbutton", "chip", "attributedstring", "nsattributedstring",
    ]

    /// Calls whose first argument is the placeholder of a text field.
    static let placeholderCalls: Set<String> = ["textfield", "securefield", "texteditor", "hint", "searchable"]

    /// Calls whose first argument is a label for assistive technology.
    static let labelCalls: Set<String> = [
        "accessibilitylabel", "accessibilityvalue", "contentdescription", "accessibility", "semantics",
    ]

    /// Calls whose second argument without a name is a label: `Icon(Icons.Default.Close, "Close")`.
    static let secondArgumentCalls: Set<String> = ["icon", "image", "asyncimage"]

    /// Properties, arguments and calls that set an identifier for tests.
    static let identifiers: Set<String> = [
        "accessibilityidentifier", "testid", "testtag", "accessibilityid", "data-testid", "nativeid", "identifier",
        "valuekey",
    ]

    /// Properties and arguments that name an image.
    static let assets: Set<String> = [
        "systemname", "systemimage", "named", "imagename", "icon", "image", "symbol", "systemimagename", "iconname",
        "symbolname", "resource", "imageasset", "asset", "source", "selectedimage",
    ]

    /// Calls whose first argument names an image.
    static let assetCalls: Set<String> = [
        "image", "uiimage", "assetimage", "imageliteral", "svgpicture", "imageasset", "imagenamed", "systemimagenamed",
        "systemsymbol",
    ]

    /// Calls that hand a text on: what is around them tells what it is for.
    static let wrappers: Set<String> = [
        "stringresource", "getstring", "localizedstringkey", "localizedstringresource", "nslocalizedstring", "string",
        "t", "tr", "translate", "localized", "localize", "localizedstring", "pluralstringresource", "gettext",
        "getquantitystring", "listof", "arrayof", "mutablelistof", "mutablestateof", "remember", "annotatedstring",
        "format", "uppercase", "set", "array", "trim", "aslist",
        "if", "when", "for", "while", "switch", "guard", "return", "textvalue", "formatmessage", "defaultvalue",
        "styledtext", "of", "list", "observable", "memo", "usememo", "usestate", "nsattributedstring",
    ]

    /// Calls that turn a key into a text. Their further arguments without a name are comments or values.
    static let translations: Set<String> = [
        "nslocalizedstring", "stringresource", "getstring", "localizedstringresource", "t", "tr", "translate",
        "localizedstring", "getquantitystring", "pluralstringresource", "formatmessage",
    ]

    /// Calls whose texts are not on the screen.
    static let ignoredCalls: Set<String> = [
        "print", "println", "debugprint", "nslog", "os_log", "fatalerror", "assert", "assertionfailure",
        "precondition", "preconditionfailure", "require", "check", "error", "log", "logger", "warn", "debug", "info",
        "trace", "verbose", "fault", "notice", "critical", "track", "logevent", "trackevent", "capture",
        "capturemessage", "recorderror", "url", "uri", "hasprefix", "hassuffix", "startswith", "endswith", "contains",
        "equals", "equalsignorecase", "indexof", "replace", "replacingoccurrences", "components", "split", "regex",
        "nsregularexpression", "regexp", "replaceall", "matches", "navigate", "composable", "putextra", "putstring",
        "getstringextra", "getboolean", "putboolean", "getint", "putint", "forkey", "maketext", "dateformat",
        "ofpattern",
        "simpledateformat", "import", "uuid", "selector", "nspredicate", "predicate", "key", "fetch", "get", "post",
        "put", "delete", "header", "addheader", "addeventlistener", "removeeventlistener", "emit", "on", "addlistener",
        "notification", "postnotification", "appendingpathcomponent", "append", "loadlibrary", "getproperty", "getenv",
        "opt", "optstring", "has", "remove", "rawquery", "execsql", "query", "d", "e", "i", "w", "v", "exec", "test",
        "match", "querystring", "localstorage", "getitem", "setitem", "addjavascriptinterface", "evaluatejavascript",
        "loadurl", "loaddatawithbaseurl", "seterror", "getsharedpreferences", "fileurlwithpath", "forresource",
        "path", "custom", "system", "uifont", "font", "color", "uicolor", "setcolor", "parsecolor",
        "dequeuereusablecell",
        "instantiateviewcontroller", "performsegue", "uistoryboard", "register", "nsnotification", "notificationname",
        "loggerfactory", "dispatchqueue", "intent", "intentfilter", "setaction",
        "settype", "setpackage", "claim", "classforname", "forname", "setclassname",
    ]

    /// Ends of the names of calls whose texts are not on the screen: `IllegalStateException("…")`.
    static let ignoredEnds = ["exception", "error", "asstate"]

    /// Properties and arguments whose texts are not on the screen.
    static let ignoredNames: Set<String> = [
        "key", "id", "route", "tag", "url", "uri", "path", "format", "pattern", "regex", "font", "fontname", "color",
        "forkey", "comment", "tablename", "table", "reuseidentifier", "withreuseidentifier",
        "forcellwithreuseidentifier",
        "restorationidentifier", "classname", "style", "testname", "keypath", "forresource", "oftype", "bundle",
        "event", "eventname", "category", "subsystem", "suitename", "withidentifier", "kind", "mimetype", "action",
        "href", "src", "to", "screen", "component", "type", "querykey", "storagekey", "method", "debuglabel",
        "debugname", "nativestacktrace", "accessibilityrole", "role", "autocapitalize", "keyboardtype", "returnkeytype",
        "textcontenttype", "resizemode", "fontfamily", "fontweight", "accessibilityhint", "hintlabel",
        "initialroutename",
        "imageurl", "baseurl", "endpoint", "sql", "tag_name", "log_tag", "transitionname",
    ]

    /// Names in a chain of members before the key of a catalogue: `R.string.pay`, `context.l10n.pay`.
    static let catalogues: Set<String> = [
        "applocalizations", "l10n", "s", "localekeys", "localizations", "i18n", "loc", "mr", "translations", "lang",
        "stringkeys", "localization",
    ]

    /// Calls that make a list or a map of their arguments.
    static let lists: Set<String> = [
        "listof", "arrayof", "mutablelistof", "arraylistof", "setof", "mapof", "mutablemapof", "aslist", "pairof",
        "linkedmapof", "hashmapof", "arraylist", "persistentlistof", "immutablelistof",
    ]

    /// Calls and types of the toolkits that only a file has that makes elements, as they are written.
    static let views: Set<String> = [
        // SwiftUI
        "Text", "Button", "Label", "Toggle", "Image", "TextField", "VStack", "HStack", "ZStack", "Picker",
        "NavigationLink", "NavigationStack", "NavigationView", "ScrollView", "LazyVStack", "Stepper", "DatePicker",
        // UIKit
        "UIView", "UIViewController", "UITableViewController", "UICollectionViewController", "UILabel", "UIButton",
        "UIImageView", "UITextField", "UITextView", "UIBarButtonItem", "UITableViewCell", "UICollectionViewCell",
        "UIAlertController", "UIAlertAction", "UIAction", "UISwitch", "UITabBarItem", "UIControl", "IBOutlet",
        "IBAction",
        // Views and Compose
        "Composable", "AppCompatActivity", "Fragment", "TextView", "ImageView", "ImageButton", "EditText",
        "Toolbar", "MaterialToolbar", "AlertDialog", "Toast", "Snackbar", "findViewById", "Scaffold",
        "LazyColumn", "Icon", "IconButton", "TextButton", "OutlinedTextField",
        // Flutter
        "Widget", "StatelessWidget", "StatefulWidget", "BuildContext", "ListTile", "AppBar", "Semantics",
        "ElevatedButton", "OutlinedButton", "SelectableText", "TextSpan",
    ]

    /// Returns the kind of control that a call makes, by its name as it is written; `nil` for another call.
    static func control(_ name: String) -> CodeControl.Kind? {
        switch name {
        case "Switch", "Toggle", "Checkbox", "RadioButton", "TriStateCheckbox", "CupertinoSwitch", "Radio": .toggle
        case "Slider", "RangeSlider", "CupertinoSlider": .slider
        case "TextField", "OutlinedTextField", "BasicTextField", "SecureField", "TextFormField", "CupertinoTextField":
            .textField
        case "Stepper": .stepper
        default: nil
        }
    }
}
