import AXSyntax
import Testing

@Suite("Search of texts by their bytes")
struct HoldsTests {
    @Test(
        "An ASCII word is found wherever it is",
        arguments: ["ViewPager", "MyViewPager2", "VViewPager", "ä ViewPager", "ViewViewPager"])
    func found(_ text: String) { #expect(text.holds("ViewPager")) }

    @Test(
        "A part of a word is not the word",
        arguments: ["", "View", "ViewPage", "viewpager", "View Pager", "ViewPageViewPage"])
    func notFound(_ text: String) { #expect(!text.holds("ViewPager")) }
}
