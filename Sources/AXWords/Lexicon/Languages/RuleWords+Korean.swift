extension RuleWords {
    package static let korean = RuleWords(
        .korean, list: .korean,
        decorative: "배경, 배경 이미지, 배경이미지, 배경 화면, 구분선, 구분 선, 분리선, 그림자, 여백, 그라데이션, 그라디언트, 장식, 장식 이미지")
}

extension WordList {
    package static let korean = WordList(
        writing: .particles,
        roles: [
            .button: "+버튼, 단추",
            .image: "+이미지, +아이콘, 그래픽, ~그림, ~+사진, ~일러스트",
            .link: "링크, +하이퍼링크",
            .textField: "텍스트 필드, +텍스트필드, +입력란, +입력창, 텍스트 상자, +텍스트상자",
            .slider: "+슬라이더",
            .tab: "탭",
            .switch: "스위치, 전환 버튼, +토글",
            .checkBox: "+체크박스, 체크 박스, +확인란",
            .radioButton: "라디오 버튼, +라디오버튼",
            .adjustable: "조절 가능, 조정 가능",
            .header: "머리말, 헤딩",
        ],
        verbs: "새, 새로운, 다음, 이전, 다른, 모든",
        exceptions: "동작 버튼, 측면 버튼, 배꼽 단추, 첫 단추, 닌텐도 스위치, 전등 스위치, 링크 공유",
        particles: "은, 는, 이, 가, 을, 를, 에, 에서, 로, 으로, 의, 와, 과, 도, 만, 입니다, 이에요, 예요",
        vague: """
            여기를 클릭, 여기 클릭, 여기를 클릭하세요, 클릭하세요, 여기를 누르세요, 여기를 탭하세요, 여기, \
            클릭, 여기서, 계속 읽기, 더 읽기, 여기를 누르기
            """,
        vagueOnLinks: """
            더 보기, 더보기, 더 알아보기, 자세히, 자세히 보기, 바로가기, \
            자세히 알아보기, 상세보기, 더 알아보세요
            """,
        chosen: "선택됨, 선택 해제됨, 선택 안 됨, 선택되지 않음, 체크됨, 체크 해제됨, 체크 안 됨",
        switched: "켬, 끔, 켜짐, 꺼짐",
        statesAtEnd: "켬, 끔, 켜짐, 꺼짐, 선택됨",
        stateNames: "항상, 자동",
        genericImages: "배너, 로고, 썸네일",
        gestures: "탭하, 탭해, 두 번 탭, 두번 탭, 클릭하, 클릭해, 누르면, 누르세요, 누르십시오, 눌러, 스와이프, 쓸어, 밀어서, 길게 누르",
        reduplicates: true)
}
