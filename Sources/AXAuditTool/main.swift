import AXCommandLine

await Terminal.main()
