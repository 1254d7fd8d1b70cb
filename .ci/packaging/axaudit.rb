# For a tap, Formula/axaudit.rb in @ACCOUNT@/homebrew-tap: brew install @ACCOUNT@/tap/axaudit
class Axaudit < Formula
  desc "Lints accessibility trees of iOS and Android screens"
  homepage "https://github.com/@ACCOUNT@/axaudit"
  version "@VERSION@"
  license "MIT"

  on_macos do
    depends_on macos: :ventura
    url "https://github.com/@ACCOUNT@/axaudit/releases/download/v@VERSION@/axaudit-macos-universal.tar.gz"
    sha256 "@SHA256 axaudit-macos-universal@"
  end

  on_linux do
    on_intel do
      url "https://github.com/@ACCOUNT@/axaudit/releases/download/v@VERSION@/axaudit-linux-x86_64.tar.gz"
      sha256 "@SHA256 axaudit-linux-x86_64@"
    end
    on_arm do
      url "https://github.com/@ACCOUNT@/axaudit/releases/download/v@VERSION@/axaudit-linux-aarch64.tar.gz"
      sha256 "@SHA256 axaudit-linux-aarch64@"
    end
  end

  def install
    bin.install "axaudit"
    generate_completions_from_executable(bin/"axaudit", "completions")
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/axaudit --version")
  end
end
