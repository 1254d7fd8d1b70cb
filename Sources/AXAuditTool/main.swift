import AXCommandLine

Terminal.main()
