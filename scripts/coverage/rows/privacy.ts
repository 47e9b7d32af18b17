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
