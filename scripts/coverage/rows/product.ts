/** What keeps uploads from being a burden, and documents from being anyone's. */
export const FILES = {
  'limit.pixels':
    'Pictures: too many pixels for its format are refused by the header, before decoding (PICTURE_TOO_LARGE)',
  'limit.decoder-process':
    'Pictures: decoded in a process of its own without rights, killed when it takes too much memory or time, and with the server',
  'limit.fair-queue': 'Pictures: a bounded queue in which addresses take turns',
  'limit.uploads-busy': 'Pictures: a full queue is answered with 503 and Retry-After (UPLOADS_BUSY)',
  'picture.shrunk':
    'Pictures: shrunk in the browser before they go up (2560 px, right way up), also of kinds that only the browser reads',
  'screen.document-names': 'Saved documents keep their file names, for their owner alone',
  'limit.file-names':
    'File names: no file is refused for its name; what cannot stay goes, what is served has one extension, of the real type, and at most 255 bytes in archives',
  'limit.compressed-bodies': 'Bodies: compressed ones are refused at once',
  'limit.slow-bodies':
    'Bodies: what comes slower than 40 kB in 20 seconds is refused and its line closed (REQUEST_TIMEOUT)',
  'limit.failed-uploads': 'Uploads: nothing of one that failed stays on disk, whatever it failed of',
  'limit.uploads-a-day':
    'Uploads: 500 MB received a day by account (ACCOUNT_UPLOAD_LIMIT), 1 GB by address (ADDRESS_UPLOAD_LIMIT), whichever process takes them',
  'files.full-disk':
    'A disk or a database that is full is answered with 503 and Retry-After, and nothing is left by halves',
  'files.either-store': 'Files: a folder and a bucket of any S3 keep, give back, list and remove them alike',
  'files.s3':
    'Files in an S3: what is uploaded at one server is served by another; documents stay their owner’s, the bucket is shown to nobody',
  'files.s3-away':
    'An S3 that is frozen, gone or refuses: FILES_UNAVAILABLE for files, all else goes on, /readyz says so, nothing that was taken is lost; a wrong key is one line at start',
  'files.leftovers': 'Leftovers of uploads that broke off go after two days, from folder and bucket',
  'files.backup': 'Backup and restore: out of a folder or a bucket, into either',
  'files.move':
    'files move: from folder to bucket and back, each file compared; goes on after a kill, brings what is uploaded meanwhile',
  'privacy.documents': 'Documents, whatever their type, are their owner’s alone; what is for others to see stays so',
} as const satisfies Record<string, string>

/** What holds for people who are not logged in, and for their passwords. Ids are stable; tests name them. */
export const SIGNED_OUT = {
  'link.token-hidden':
    'A mailed link’s token leaves the address at once, stays known over a reload, and is in no Referer',
  'password.guessable':
    'The 3000 most common passwords and the own name or mail are refused (PASSWORD_TOO_COMMON, PASSWORD_IS_PERSONAL)',
  'password.two-messages': 'A missing password and a short one are told apart (PASSWORD_REQUIRED, PASSWORD_TOO_SHORT)',
  'password.strength': 'While a new password is typed, a hint says how hard it is to guess, in every language',
  'link.asked-first':
    'A used or old link to a new password says so at once, without being used up, and offers a new one',
  'link.logged': 'Without a mail server, links are written to the log only while PUBLIC_URL is this machine',
  'language.before-login':
    'Who is not logged in chooses the language; the browser’s own is offered in its words; sign-up and pages follow',
  'draft.restored':
    'What was typed on an earlier visit comes back, says so, can be discarded, and is not left without a question',
  'verification.asked-by-anybody':
    'Who is not logged in has the verification mailed again; the answer tells nothing of the address, nor does its time',
  'verification.limits': 'An address is mailed that link at most once a minute and five times an hour',
  'signup.logged-in':
    'After a sign-up one is logged in, and nobody is asked to verify an address where nothing depends on it',
} as const

/** What keeps people's accounts and data their own. */
export const PRIVACY = {
  'privacy.demo-logins': 'Demo logins with the password that everybody knows stay on this machine',
  'privacy.blocked-business':
    'The bids of a blocked business are out of sight and cannot be accepted; unblocking brings them back',
  'privacy.blocked-customer':
    'The open jobs of a blocked customer leave lists, details and news; unblocking brings them back',
  'privacy.blocked-running':
    'Both sides of a running job are told, on the bell and by mail, when one of them is blocked',
  'privacy.blocked-race': 'The database decides between an acceptance and a block at the same moment',
  'operator.terminal': 'Operator’s command, log: what people wrote is shown by a terminal and never obeyed',
  'operator.sudo': 'Operator’s command: the record takes the name that sudo gives from root alone',
  'privacy.delete':
    'An account is deleted 14 days after its owner or an operator asked for it; logging in keeps it until then; jobs in progress come first',
  'privacy.deleted':
    'A deleted account leaves no name, mail, phone, picture, document or address; others see a former customer or business, and its email is free; nor titles, reports, letters or files',
  'privacy.delete-screen':
    'The screen that deletes an account says what goes when and what stays, asks for the password and once more, and leads to jobs that are in the way; the login says until when the account can be kept',
  'privacy.keep':
    'A login to an account that is about to be deleted is refused with the date and a button that logs in and keeps it; nothing else can keep it',
  'privacy.export-screen':
    'One’s data are downloaded under the name that the server gives; it shows that it works, may take as long as bytes come, and saves no half archive',
  'privacy.export': 'An account’s data come as one archive of JSON and files, for its owner and by the operator',
  'privacy.names':
    'Rivals see the name of a business, not of a person; businesses see first name and initial of a customer until the job is theirs',
  'operator.jobs': 'An operator lists and shows jobs',
  'operator.ratings': 'An operator takes a rating away, with a line in the record',
  'operator.jobs-repair':
    'An operator reopens, ends or removes a job in each status, with a line in the record and news for those concerned',
}

/** What becomes of bids besides being accepted. */
export const BIDS = {
  'bid.withdrawn':
    'While the job is open a business may withdraw its bid, which is then as if it had never been, and may bid anew; the customer is told',
  'bid.declined':
    'While the job is open a customer may decline a bid, with a reason or without, and reconsider it; it counts no more, and its business is told',
  'invitation.sent':
    'The owner of an open job invites businesses, up to 10; each is told, and may bid and write whatever its area and trade',
  'invitation.declined':
    'An invited business may decline with a reason; the customer is told, and the job leaves its list but still opens',
  'invitation.limits':
    'A business is asked once and not where it has bid; 50 invitations at once leave ten, or one of the same business',
  'invitation.hire-again': 'A job is posted with businesses invited, in one transaction; they are told of that alone',
  'bid.race':
    'Of accepting, editing, withdrawing and declining one bid at once one wins, and the others learn what happened',
  'bids.in-pages':
    'The bids on a job come in pages, by price, rating or newest first, what was declined last; a client that asks for no page gets at most 200 at once',
  'jobs.businesses-told': 'Who posts a job learns how many businesses of its trade and city were told of it',
  'bid.changed-said':
    'Who accepts or declines a bid that its business changed meanwhile reads what it was and what it is, and may go on at once',
  'bids.compared':
    'A thousand bids are compared row by row, with amount, difference to the budget, stars, jobs done and marks in columns, and the proposal folded; few rows are on the page at a time',
  'bid.outcome': 'A business sees what became of its bid: sent, declined, withdrawn, won or not chosen',
} as const satisfies Record<string, string>

/** What a customer and a business write to each other about a job. */
export const TALK = {
  'talk.two-sides':
    'A thread is for the owner of a job and one business: nobody else reads, writes, counts or reports a word of it',
  'talk.begins': 'A business that may see an open job asks before it bids; a customer writes to whoever bid or asked',
  'talk.closed':
    'Threads of an open job are writable, then that of the assigned business until 30 days after completion; anything else is only read, and says why',
  'talk.numbers': 'Messages are numbered 1, 2, 3 … without gaps, whoever writes at once, and their times never go back',
  'search.jobs':
    'A search finds jobs that its reader may see by all its words, in any form, language or spelling of theirs, and the trade in the language of the reader',
  'search.marks': 'Each job that a search found says which words of its title and description were found',
  'search.typos':
    'Where fewer than three jobs have the words, those with words spelled like them follow, in one list with one cursor',
  'search.at-once': 'Jobs posted at the same moment with the same new words are all posted, and all found',
  'search.limit': 'An account may search 120 times a minute, and a network 300 times',
  'search.any-text': 'Whatever is searched for is answered, and finds no job that its reader may not see',
  'talk.once': 'A message sent again with its key is one; an account sends 30 a minute',
  'talk.pages':
    'A thread is read by pages, and from a number on by whoever missed something, by index however long it is',
  'talk.live': 'Both sides hear of each message and of what was seen, in every tab and through every server',
  'talk.unread':
    'Unread messages are counted on the job, the bid and the thread; the bell has one notice a thread until it is read',
  'talk.inbox':
    'All threads of an account: searched by what the reader is shown, unread ones alone, with the number of unread messages, live',
  'talk.mail':
    'What is unread for 10 minutes is mailed, once a thread until it is read, whoever kills or doubles the server',
  'talk.reports':
    'A message of the other side is reported, once; the operator lists it and closes it with a line in the record',
  'talk.privacy':
    'Pictures of messages are kept; talk is exported; erasing an account leaves the other side what it needs',
} as const satisfies Record<string, string>

/** What a list of jobs shows first, and how it is narrowed and ordered. */
export const LISTS = {
  'rule.list-limits': 'Lists keep within limits of budget, day and age, in their own order, with and without a search',
  'rule.list-orders':
    'A list goes by newest, by day, by the highest budget, and for a business by the nearest; page by page each job comes once, in that order, with and without a search',
  'rule.distance':
    'A distance is the way over the ground between two cities, also across state borders, in Alaska and at the 180th meridian',
  'rule.radius':
    'Jobs in cities within the radius of a business count as in its own: in lists, search, notices, bids and questions; cards say how many miles. A city whose place is not known is reached by its name alone',
  'rule.towns-around':
    'Who chooses a radius sees the towns inside on a drawn circle: their names, how many, and where they lie',
  'rule.landing':
    'Below the login a visitor reads what the product is: trades that lead to their public pages, how it works in three steps, the newest reviews and the way in for businesses. A review goes at once with a business that hides, is blocked or leaves; without the server’s answer the rest is told, and one logs in all the same',
  'rule.landing-figures':
    'Figures are counted by the server every five minutes; one with fewer than 20 cases is left out',
  'rule.public-page':
    'Anybody may read the page of a business without an account or a script: trades, places, stars, reviews and finished work, and of a customer the first name alone. Search engines find it by a sitemap',
  'rule.public-page-hidden':
    'A business that hides, is blocked or leaves is gone at once, on every server: from its page, the lists and the sitemap; its own page in the app then offers no link to share',
  'rule.public-lists':
    'Lists of businesses by trade, state and city have the best rated first, by an average that few ratings move little; only places where somebody works are linked',
  'rule.list-chips':
    'Chips above the list say how many jobs they show, up to 99+: customer All, Open, In Progress, To rate, Completed, Expired; business All, Find work, My bids, Won, Done. A count and its list are of the same jobs',
  'rule.list-chips-address':
    'The chip is in the address: reload, Back and Forward keep it, and the filter button shows it',
  'rule.waits-first':
    'What waits for the reader comes first, in a group of its own, until they looked: new bids, unread messages, to rate; a job that was won or is not done yet. The most urgent reason of a job is first',
  'rule.waits-membership':
    'Where bidding needs a membership and somebody is named who renews it, it waits for its business from 30 days before its end on',
  'rule.card-parties':
    'A card names the other side: to the customer the three cheapest bidders and the lowest bid, or the assigned business; to a business the first name of the customer and its own bid; to both parties, and to nobody else, the agreed price; and who wrote what is unread',
  'rule.needed-by':
    'A job may say by which day it is needed: from yesterday to two years ahead (NEEDED_BY_INVALID, NEEDED_BY_PAST, NEEDED_BY_TOO_FAR); an edit may change it, take it away, or leave it',
  'rule.street-address':
    'A job may have a street address: for its customer, and for the assigned business as long as it is assigned; never in lists, events, mails or webhooks; an edit may change it, take it away, or leave it',
  'rule.can-start':
    'A bid may say from which day its business can start: from yesterday to two years ahead (CAN_START_INVALID, CAN_START_PAST, CAN_START_TOO_FAR); an edit may change it, take it away, or leave it; the customer compares it',
  'rule.needed-by-order': 'A list may go by the day that jobs are needed: the soonest first, those without a day last',
} as const satisfies Record<string, string>

/** What is known of a business, and who says so. */
export const BUSINESSES = {
  'business.page':
    'Every account sees what a business is known for: name, logo, trades, places, since when, jobs done, stars, and what is said about licence and insurance; no phone, mail, address, number or document of it',
  'business.trust':
    'A license or insurance that an operator verified, one that the business only claims, and one that it does not mention differ in words and sign; a claim is said to be not verified wherever it stands',
  'business.own': 'A business sees its page as customers do, with ways to change its details and its pictures',
  'business.offer':
    'A customer who comes from a bid reads beside the page of the business what it asks, how far that is from the budget and when it can start, writes to it, and accepts with the question of the job’s screen; of a job of others, or without a bid, nothing is shown',
  'business.reviews':
    'A review has stars, comment, trade and month of the job, the customer’s first name unless the customer is gone, and the reply',
  'business.reviews-in-pages': 'Reviews come newest first by cursor; a page of 3000 costs what one of three does',
  'business.counted': 'Average, count of each star and jobs done are counted where they happen, and cannot drift',
  'business.gone': 'A business that is blocked, about to leave or deleted is not found',
  'business.checked':
    'An operator says that a document was checked, and takes it back; customers see the date, the business is told, the record has a line',
  'business.check-ends':
    'A check ends with its document, with what the business says, and with its name, and with nothing else',
  'business.pictures':
    'A business shows at most 20 pictures of finished work on its page, in its order, out of its completed jobs or uploaded, which it finds newest first by pages',
  'business.pictures-checked':
    'Of what a business chooses, unknown, foreign, repeated and too many pictures and those of a job that is not completed are refused by the field that names them; two lists at once end with one of them whole',
  'business.pictures-end':
    'A picture on a page is open by a link of its own, until it is chosen no more, its job is not completed any more, or its business is gone',
  'limit.business-pages': 'An account looks at 300 businesses and 600 pages of reviews an hour',
} as const satisfies Record<string, string>

/** How people are told what happened, and how they are left alone. */
export const NOTICES = {
  'rule.notifications-grouped': 'Like notifications are told as one: 150 new jobs do not push out an accepted bid',
  'rule.notifications-topic': 'Notifications of one topic come alone, and the address keeps which',
  'rule.notifications-older': 'Older notifications come by cursor, each once, and cheaply where there are 10 000',
  'rule.acted-upon-is-read': 'Whoever opens a job or a group has read what is told of it, in every tab',
  'rule.one-stream':
    'The windows of a browser share one stream of notifications; none is missed or told twice when another window takes it over',
  'rule.mail-settings': 'Which kinds of notifications are mailed is a choice of the account',
  'mail.one-place': 'Which mails come is chosen on one screen; the profiles lead there',
  'rule.unsubscribe':
    'Each such mail ends its kind, or all, by one click without a login (RFC 8058); opening the link changes nothing',
  'rule.told-later':
    'Who posts, accepts, edits, ends or deletes waits for nobody else to be told: a row is written, the background tells',
  'rule.told-once': 'Whichever server is killed or cut off while it tells, nobody is told twice or never',
  'rule.told-in-order':
    'What becomes of a job is told in its order, and nothing is told of a job that is gone but that it is',
  'rule.notices-end': 'What was told is kept for 180 days, and the newest 1000 of an account',
  'rule.queue-seen': 'An operator sees how much is still to be told and how long it has waited',
} as const satisfies Record<string, string>

/** Rules for the screens, beyond input and messages. Ids are stable; tests name them. */
export const BROWSER = {
  'screen.bid-outcome':
    'A business’s list says what became of each of its bids, sent, won or not chosen, in one pill with the sign “Applied”',
  'screen.bidding-bar':
    'Who may not bid is told in the place of the Bid button, with the way on: renew the membership, verify the email',
  'screen.trust-marks':
    'Interest, accept dialog and assigned card show what a business says about licence and insurance, as its own words',
  'screen.own-direction':
    'What people wrote has its own direction, in lists, notices, dialogs, toasts and mails: it is cut at its own end',
  'screen.toasts':
    'A toast covers no heading and goes with its screen, or as soon as somebody tries again or asks for something else; one that tells what led to the new screen stays',
  'screen.unvisited':
    'Without a network, a screen never opened says that it is not loaded, and opens when the network is back',
  'screen.membership':
    'A membership says what it gives, how long it lasts, and who renews it, where the operator says who',
  'screen.keyboard': 'By keyboard the main action comes before an endless list, and a link skips the bar',
  'screen.keyboard-alone': 'Posting, bidding, accepting, completing and rating go by keyboard alone',
  'screen.long-list':
    'Of a thousand jobs few are on the page at a time: what is far from the screen keeps its height; the keyboard, selected text, print and Back find it',
  'screen.starts-at-top': 'The list after login begins at its top, wherever login was scrolled to',
  'screen.first-list':
    'Who opens the list with a session has its code and its first page asked for while the app itself is still coming, the page once',
  'screen.first-list-once':
    'A first page that is there before the app is drawn at once, together with all around it: nothing stands in for it first',
  'screen.first-list-own':
    'What was asked for before the app is taken by the same session, language and filter alone, once and within ten seconds; else it is asked for anew',
  'screen.large-text':
    'Text of twice the size, long titles and long mail addresses are shown whole, and nothing scrolls sideways',
  'screen.cents': 'A field that is filled with an amount has both digits of its cents: 1180.50',
  'screen.focus-kept':
    'Where what had the focus goes, as the Bid button does once the bid is there, its surroundings take the focus',
  'screen.search':
    'Jobs are searched in a field above the list; the address keeps the search, beside every filter; found words are marked, and nothing found leads back to all',
  'screen.limits':
    'A panel narrows a list by budget, day, age, and for a business by trade and city: a dialog on phones, a column on desks; the address keeps it, and a press on its chip takes each away',
  'screen.few-taps':
    'Taps from the dashboard on a phone: read a new message 1, reply 2; compare bids 1; accept 3; see why a job came back 1; find own address for the job 1; renew membership 2',
  'screen.bell-count': '“99+” on the bell does not reach the picture beside it',
  'screen.selects-quiet': 'A select whose options are still to come says “Choose …”, not “Loading…”',
  'screen.card-end': 'A card that ends with its facts has no rule below them',
  'screen.viewer-whole': 'The picture viewer takes the whole window, the room of the scroll bar included',
  'screen.any-order':
    'Whatever comes in whatever order and however late: every busy state ends, nothing typed or written is lost, and nothing acknowledged is shown undone',
  'conversation.none-missed':
    'Customer and business see each other’s messages as they are sent, in one order; whoever slept has all of them on waking',
  'conversation.kept':
    'A message that cannot be sent stays where it is and is tried again; what is typed survives a reload',
  'conversation.place': 'New messages do not move whoever reads further up, and a button leads to them',
  'conversation.inbox':
    'All conversations in one list, live, searched and filtered by the address; on a desk beside the thread and its job',
  'conversation.bid': 'The bid stands in the conversation, and is accepted or declined there',
  'conversation.replies': 'Quick replies go into the message field; each account has its own on the device',
  'conversation.menu': 'Behind three dots: the job, the profile, the quick replies, and reporting a message',
} as const
