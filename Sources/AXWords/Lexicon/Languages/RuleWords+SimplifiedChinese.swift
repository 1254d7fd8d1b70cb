extension RuleWords {
    package static let simplifiedChinese = RuleWords(
        .simplifiedChinese, list: .simplifiedChinese,
        decorative: "背景, 背景图, 背景图片, 背景图像, 分隔线, 分割线, 分隔符, 阴影, 占位图, 渐变, 装饰, 装饰图, 装饰图片")
}

extension WordList {
    package static let simplifiedChinese = WordList(
        writing: .unspaced,
        roles: [
            .button: "按钮, ~按键",
            .image: "图像, 图标, ~图片, ~照片, ~图形, ~插图",
            .link: "超链接, 链接",
            .textField: "文本栏, 文本框, 文本字段, 输入框",
            .slider: "滑块, 滑杆",
            .tab: "标签页, 选项卡, ~标签",
            .switch: "切换按钮, 开关",
            .checkBox: "复选框, 勾选框",
            .radioButton: "单选按钮, 单选框",
            .adjustable: "可调整, 可调节",
            .header: "一级标题, 二级标题",
        ],
        verbs: "新建, 新增, 关闭, 打开, 添加, 选择, 保存, 上传, 编辑, 删除, 分享, 发送, 复制, 粘贴, 插入, 更换, 修改, 下载, 查看, 切换",
        exceptions: "操作按钮, 侧边按钮, 电灯开关, 灯光开关",
        vague: "点击这里, 点此, 点击此处, 点这里, 这里, 此处, 阅读更多",
        vagueOnLinks: """
            更多, 查看更多, 了解更多, 查看详情, 详情, \
            查看, 点击查看, 更多信息, 更多详情, 查看全文, 继续阅读, 详细
            """,
        chosen: "已选择, 未选择, 已选中, 未选中, 已勾选, 未勾选, 已选定",
        switched: "已开启, 已关闭, 已打开, 开, 关",
        statesAtEnd: "已开启, 已关闭, 已打开, 已选择, 已选中",
        stateNames: "始终, 自动",
        genericImages: "横幅, 徽标, 缩略图, 标志",
        gestures: "点击, 点按, 轻点, 双击, 连按两次, 轻触, 长按, 滑动, 轻扫",
        reduplicates: true)
}
