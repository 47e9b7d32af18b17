/** What `npm run paths -- --help` says. */
export const HELP = `Lists the machines with their states, events and transitions, and paths that take every transition.

Usage: npm run paths -- [options]

  -m, --machine <name[/scene]>   one machine, or one place where it is at work; by default all
  -c, --cover <criterion>        transitions: each transition that the charts declare (the default)
                                 leaves: each in every leaf state in which it holds
                                 guards: each guard, and each part of one, once true and once false; and each event
                                 once where it is not heard or refused, and changes nothing
                                 pairs: every two transitions that can follow one another, and two answers with one event
                                 between them
                                 answers: whatever the network does to a call, and each code that openapi.yaml lists
                                 for it, in every state that waits for it
                                 controls: what the last walks (npm run test:paths) saw on screens that can be used, and
                                 whether they used it; with --machine, --format text, json or csv, --out and --language
  -p, --paths <kind>             covering: a few long ones that together show all that the criterion asks for, and
                                 every transition (the default)
                                 shortest: a shortest one to each state (the default with --to)
                                 simple: all that come through no state twice
  -t, --to <state>               only paths that end there; a group stands for each state in it
  -l, --limit <number>           so many paths a scene at most (1000)
  -f, --format <name>            text, json, mermaid, csv or feature (Gherkin)
                                 and of the last walks, in words for people: manual, gherkin, testrail, xray (CSV),
                                 with --language en (the default), es or ar
  -o, --out <file>               into a file instead of the terminal
  -h, --help                     this

The last lines count the transitions that these paths take, what they show of the criterion, and answers that --cover answers gives.
What is missing is named, with what the model excuses and, of pairs, what the arrows allow and no samples follow, each with why.

Exit status: 0; 1 when a declared transition, or what the criterion asks for, is reached by no sample, or an answer given by none, a control used by no walk, or when something is asked for that there is not.

Examples:
  npm run paths
  npm run paths -- --machine bid/new
  npm run paths -- --machine bid --to open.new
  npm run paths -- --machine session --cover pairs
  npm run paths -- --machine session --paths simple --limit 50
  npm run -s paths -- --format json | jq '[.covered, .declared, .answers]'
  npm run paths -- --machine job --format feature --out job.feature
`
