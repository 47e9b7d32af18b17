/** What `npm run paths -- --help` says. */
export const HELP = `Lists the machines with their states, events and transitions, and paths that take every transition.

Usage: npm run paths -- [options]

  -m, --machine <name[/scene]>   one machine, or one place where it is at work; by default all
  -p, --paths <kind>             covering: together they take every transition (the default)
                                 answers: these, and one for each other answer: whatever the network does to a call,
                                 and each code that openapi.yaml lists for it, in every state that waits for it
                                 shortest: a shortest one to each state (the default with --to)
                                 simple: all that come through no state twice
  -t, --to <state>               only paths that end there; a group stands for each state in it
  -l, --limit <number>           so many paths a scene at most (1000)
  -f, --format <name>            text, json, mermaid, csv or feature (Gherkin)
                                 and of the last walks, in words for people: manual, gherkin, testrail, xray (CSV),
                                 with --language en (the default), es or ar
  -o, --out <file>               into a file instead of the terminal
  -h, --help                     this

The last lines count transitions that these paths take, and answers of calls that paths of the kind «answers» give.

Exit status: 0; 1 when a declared transition is reached or an answer is given by no sample, or when something is asked for that there is not.

Examples:
  npm run paths
  npm run paths -- --machine bid/new
  npm run paths -- --machine bid --to open.new
  npm run paths -- --machine session --paths simple --limit 50
  npm run -s paths -- --format json | jq '[.covered, .declared, .answers]'
  npm run paths -- --machine job --format feature --out job.feature
`
