"""Talks to `axaudit mcp` with the official Python client, and plays the loop of an agent."""

import contextlib
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import anyio
import mcp_types as types
from mcp import Client, ClientSession, MCPError, StdioServerParameters
from mcp.client.stdio import stdio_client

AXAUDIT = sys.argv[1]
FIELD = {"type": "textField", "label": "Notes", "frame": [30, 0, 300, 800]}
VIEW = """import SwiftUI

struct PayView: View {
    var body: some View {
        Button(action: pay) { Image(systemName: "creditcard") }
            .accessibilityIdentifier("pay")
    }
}
"""


def dump(label):
    """Returns a screen with one button, as a capture would write it."""
    button = {"type": "button", "identifier": "pay", "traits": ["button"], "frame": [16, 700, 358, 44]}
    button |= {"label": label, "isAccessibilityElement": True, "enabled": True}
    return json.dumps({"axaudit": 1, "screen": {"name": "Pay", "width": 390, "height": 844}, "elements": [button]})


def server(folder):
    # A program that answers like idb is in the folder of the check that captures.
    path = f"{folder.parent / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return StdioServerParameters(command=AXAUDIT, args=["mcp"], cwd=folder, env={"PATH": path})


@contextlib.asynccontextmanager
async def connected(folder, roots=None, version=None):
    """A session with a server whose working directory is a folder. `version` is the version to ask for."""

    async def list_roots(_context):
        return types.ListRootsResult(roots=[types.Root(uri=pathlib.Path(root).as_uri()) for root in roots])

    async with stdio_client(server(folder)) as (read, write):
        async with ClientSession(read, write, list_roots_callback=list_roots if roots is not None else None) as session:
            if version:
                request = types.InitializeRequest(
                    params=types.InitializeRequestParams(
                        protocol_version=version,
                        capabilities=types.ClientCapabilities(),
                        client_info=types.Implementation(name="test", version="1"),
                    )
                )
                result = await session.send_request(request, types.InitializeResult)
                session.adopt(result)
                await session.send_notification(types.InitializedNotification())
            else:
                await session.initialize()
            yield session


async def call(session, tool, **arguments):
    """Returns the text of the answer to a call that is no error."""
    result = await session.call_tool(tool, arguments)
    assert not result.is_error, (tool, arguments, result)
    return result.content[0].text


async def refused(session, tool, **arguments):
    """Returns the text of the answer to a call that is an error."""
    result = await session.call_tool(tool, arguments)
    assert result.is_error, (tool, arguments, result)
    return result.content[0].text


async def check_protocol(folder):
    for version in ["2025-06-18", "2025-11-25"]:
        async with connected(folder, version=version) as session:
            assert session.protocol_version == version, session.protocol_version
            assert session.server_info.name == "axaudit"
            await session.send_ping()
            tools = (await session.list_tools()).tools
            assert [tool.name for tool in tools] == ["lint", "show", "explain", "where", "compare", "capture"]
            assert all(tool.annotations.read_only_hint == (tool.name != "capture") for tool in tools)
            resources = (await session.list_resources()).resources
            assert len(resources) > 60
            page = await session.read_resource(resources[0].uri)
            assert page.contents[0].text.startswith(f"# {resources[0].name}\n")
            templates = (await session.list_resource_templates()).resource_templates
            assert len(templates) == 1
            for request in [session.list_prompts(), session.call_tool("lnt", {}), session.read_resource("axaudit://x")]:
                try:
                    await request
                except MCPError as error:
                    assert error.code in (-32601, -32602, -32002), error
                else:
                    raise AssertionError("a request that is wrong was answered")
    # A client that first asks for a newer version falls back.
    async with Client(server(folder), mode="auto") as client:
        assert client.protocol_version == "2025-11-25"


async def check_calls(folder):
    async with connected(folder) as session:
        answers = {}

        async def explain(rule):
            answers[rule] = await call(session, "explain", rule=rule)

        async with anyio.create_task_group() as group:
            for rule in ["target-size", "label-duplicate"]:
                group.start_soon(explain, rule)
        assert all(text.startswith(f"# {rule}\n") for rule, text in answers.items()) and len(answers) == 2

        # 10 MB, of which all but one element is white space.
        text = await call(session, "lint", dump=dump("").replace('"elements"', " " * 10_000_000 + '"elements"'))
        assert "control-label-missing #pay" in text, text
        assert "expected one of the arguments" in await refused(session, "lint")
        assert "found the end" in await refused(session, "lint", dump='{"axaudit": 1, ')

        # Many elements make the first call take so long that the second still waits when it is given up.
        elements = [{"type": "button", "label": f"Button {number}", "frame": [0, 0, 44, 44]} for number in range(3000)]
        long = json.dumps(elements)
        done = []

        async def lint():
            await call(session, "lint", dump=long)
            done.append("lint")

        async def given_up():
            with anyio.move_on_after(0.05):
                await call(session, "show", dump=long)
                done.append("show")

        async with anyio.create_task_group() as group:
            group.start_soon(lint)
            await anyio.sleep(0.01)
            group.start_soon(given_up)
        assert "lint" in done, done
        await session.send_ping()


async def check_roots(folder):
    inside, outside = folder / "inside", folder / "outside"
    for name in (inside, outside):
        name.mkdir()
        (name / "pay.json").write_text(dump("Pay"))
    (inside / "link.json").symlink_to(outside / "pay.json")
    async with connected(folder, roots=[inside]) as session:
        await call(session, "show", path="pay.json")
        await call(session, "show", path=str(inside / "pay.json"))
        for path in [str(outside / "pay.json"), "../outside/pay.json", "link.json", "/etc/passwd", str(folder)]:
            assert "outside of" in await refused(session, "show", path=path)


async def check_loop(folder):
    """Captures a screen, lints it, finds the line, edits it, captures and lints again, and has the fix proven."""
    project = folder / "project"
    (project / "App").mkdir(parents=True)
    view = project / "App" / "PayView.swift"
    view.write_text(VIEW)
    screen = folder / "bin" / "screen.json"
    screen.parent.mkdir()
    screen.write_text(dump(""))
    idb = folder / "bin" / "idb"
    idb.write_text(f"#!/bin/sh\n[ \"$*\" = 'ui describe-all' ] && cat '{screen}'\n")
    idb.chmod(0o755)
    async with connected(project) as session:
        before, after = "Dumps/before.json", "Dumps/after.json"
        assert before in await call(session, "capture", name="before", platform="ios")
        assert "exists" in await refused(session, "capture", name="before", platform="ios")
        found = await call(session, "lint", path=before, sources="App")
        assert "failure control-label-missing #pay" in found, found
        more = re.search(r'"more": (\d+)', found)
        assert "SwiftUI" in await call(session, "lint", path=before, sources="App", more=int(more[1]))
        place = await call(session, "where", identifier="pay", sources="App")
        file, line = re.match(r"(\S+):(\d+):\d+ ", place).groups()
        assert file.endswith("PayView.swift"), place
        lines = view.read_text().splitlines()
        assert "Button(" in lines[int(line) - 1] or "pay" in lines[int(line) - 1], place
        last = next(number for number, text in enumerate(lines) if "accessibilityIdentifier" in text)
        lines.insert(last + 1, '            .accessibilityLabel("Pay")')
        view.write_text("\n".join(lines) + "\n")
        screen.write_text(dump("Pay"))
        await call(session, "capture", name="after", wait="Pay", platform="ios")
        again = await call(session, "lint", path=after, sources="App")
        assert again.startswith("no findings"), again
        proof = await call(session, "compare", before=before, after=after)
        assert "0 new findings" in proof and "1 resolved" in proof, proof
    assert sorted(os.listdir(project)) == ["App", "Dumps"], "something else was written"
    assert sorted(os.listdir(project / "Dumps")) == ["after.json", "before.json"]


def check_lines(folder):
    """Writes messages all at once: the call that is cancelled has no answer, and the end of input ends the server."""
    explain = {"name": "explain", "arguments": {"rule": "target-size"}}
    messages = [
        {"id": "a", "method": "initialize", "params": {"protocolVersion": "2025-11-25", "capabilities": {}}},
        {"id": 1, "method": "tools/call", "params": explain},
        {"id": 2, "method": "tools/call", "params": explain},
        {"method": "notifications/cancelled", "params": {"requestId": 2}},
        {"id": 3, "method": "ping"},
    ]
    text = "".join(json.dumps({"jsonrpc": "2.0", **message}) + "\n" for message in messages)
    run = subprocess.run([AXAUDIT, "mcp"], input=text + "broken\n", capture_output=True, text=True, cwd=folder, timeout=20)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    assert run.returncode == 0 and run.stderr == "", run
    assert [answer["id"] for answer in answers] == ["a", 3, None, 1], answers
    assert answers[2]["error"]["code"] == -32700, answers[2]


async def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name).resolve()
        check_lines(folder)
        for check in [check_protocol, check_calls, check_roots, check_loop]:
            await check(folder)
            print(f"{check.__name__.removeprefix('check_')}: as expected")


anyio.run(main)
