from consigliere.cli import main

main()
