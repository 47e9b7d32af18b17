/** What an operator sees from outside: metrics and traces. */
export const WATCHING = {
  'watch.requests': 'Requests are counted by call, status and code, and timed by call',
  'watch.bounded': 'Whatever is sent, labels of metrics have only values that the contract knows',
  'watch.queues': 'A queue shows how much waits, since when, and for how long it is overdue',
  'watch.frozen': 'A database that is silent holds up no scrape, and is asked no more for it',
  'watch.state': 'A running server shows its pool, streams, disk, tasks and event loop on a port of their own',
  'watch.work': 'Mails, uploads and tasks are counted by what became of them',
  'watch.trace':
    'A trace is taken up from the caller, goes on through transactions, and stands in each line of the log',
  'watch.log': 'However a process ends that is not killed, no line of its log is lost',
  'watch.collector': 'A collector of traces that is away or silent costs no request anything',
  'watch.rules': 'Every alert and every panel of the dashboard asks for metrics and labels that there are',
} as const satisfies Record<string, string>
