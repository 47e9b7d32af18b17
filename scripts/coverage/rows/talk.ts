/** What a customer and a business write to each other about a job. */
export const TALK = {
  'talk.two-sides':
    'A thread is for the owner of a job and one business: nobody else reads, writes, counts or reports a word of it',
  'talk.begins': 'A business that may see an open job asks before it bids; a customer writes to whoever bid or asked',
  'talk.closed':
    'Threads of an open job are writable, then that of the assigned business until 30 days after completion; anything else is only read, and says why',
  'talk.numbers': 'Messages are numbered 1, 2, 3 … without gaps, whoever writes at once, and their times never go back',
  'talk.once': 'A message sent again with its key is one; an account sends 30 a minute',
  'talk.pages':
    'A thread is read by pages, and from a number on by whoever missed something, by index however long it is',
  'talk.live': 'Both sides hear of each message and of what was seen, in every tab and through every server',
  'talk.unread':
    'Unread messages are counted on the job, the bid and the thread; the bell has one notice a thread until it is read',
  'talk.mail':
    'What is unread for 10 minutes is mailed, once a thread until it is read, whoever kills or doubles the server',
  'talk.reports':
    'A message of the other side is reported, once; the operator lists it and closes it with a line in the record',
  'talk.privacy':
    'Pictures of messages are kept; talk is exported; erasing an account leaves the other side what it needs',
} as const satisfies Record<string, string>
