import type { ExcusedControls, ExcusedKind } from 'statechart-kit/results/controls'

/** Controls that no walk uses, each with the reason. One that a walk uses after all, or that nobody sees any more, fails the list. */
export const excusedControls: ExcusedControls = {
  '/job-details, dialog "Pictures": button "Zoom in"':
    'No chart knows how large a picture is drawn; tests/e2e/pictures.test.ts measures it.',
  '/job-details, dialog "Pictures": button "Close"':
    'The chart of a picture ends with its page; tests/e2e/pictures.test.ts sees it go.',
  '/work-pictures, dialog "From finished jobs": button "Close"':
    'The chart of a list ends with its page; tests/e2e/main-job.test.ts sees it go and come back.',
  '/dashboard: select "Order"':
    'To the chart any filter is one; tests/e2e/long-list.test.ts reads the jobs in their order.',
  '/dashboard: field "Search jobs"':
    'To the chart any filter is one; tests/e2e/search.test.ts reads what each search shows.',
  '/business: button "Share"':
    'No chart knows what other apps a device has; tests/e2e/public-page.test.ts copies the link and opens it.',
  '/messages: file "Add pictures"':
    'The chart of what waits to be sent knows no pictures; tests/e2e/conversation.test.ts sees one arrive.',
  '/signup-business: field "Reference code"':
    'No call tells it again; tests/e2e/sign-up-steps.test.ts reads what is sent.',
}

/** Reasons that hold for several. Where a list is narrowed its chart knows one filter, which stands for all. */
export const excusedKinds: readonly ExcusedKind[] = [
  {
    names: /: link "/,
    reason:
      'Links lead away from the chart of a screen; tests/e2e/links.test.ts follows every link of every screen, and comes back.',
  },
  {
    names: /: button "Show"$/,
    reason: 'No chart knows whether a password can be read; tests/e2e/forms.test.ts shows and hides each.',
  },
  {
    names:
      /^\/dashboard: button "(All|Open|In Progress|To rate|Completed|Expired|Find work|My bids|Won|Done|Show all jobs|Clear search|Clear the search field|Filter by status, showing …)"$/,
    reason: 'To the chart any filter is one; tests/e2e/main-job.test.ts looks for a job under each.',
  },
  {
    names:
      /^\/dashboard(, dialog "More filters")?: (field "(Lowest budget|Highest budget|Needed by)"|select "(Trade|City)"|button "(Close|Remove (these filters|…))")$/,
    reason: 'To the chart any filter is one; tests/e2e/limits.test.ts reads what each limit leaves.',
  },
  {
    names:
      /^\/businesses(, dialog "(Filters|City)")?: (field "Search businesses"|select "(Trade|State|Rating)"|checkbox "|button ")/,
    reason:
      'To the chart any filter is one, and the heart is walked on the page of a business; tests/e2e/directory.test.ts uses both.',
  },
  {
    names: /^\/post-job: button "(Plumbing|Lawn Care|Electrical|House Cleaning|Painting|Moving)"$/,
    reason: 'The scenes choose from the list, which has all trades; tests/e2e/forms.test.ts chooses by a picture.',
  },
  {
    names: /^\/dashboard: button "Refresh"$/,
    reason:
      'Coming back online is what walks look again by; tests/e2e/long-list.test.ts asks again where there were no jobs.',
  },
  {
    names:
      /^\/messages: (field "Search messages"|button "(All|Open|In progress|Completed|Expired|Show all conversations|Clear the search field)")$/,
    reason: 'To the chart any filter is one; tests/e2e/inbox.test.ts reads what each shows.',
  },
  {
    names: /^\/messages: button "New messages"$/,
    reason: 'No chart knows how far somebody has scrolled; tests/e2e/conversation.test.ts goes to the end by it.',
  },
  {
    names: /^\/notification: button "(All|Bids|Jobs|Messages)"$/,
    reason: 'To the chart any filter is one; tests/e2e/notifications.test.ts reads what each shows.',
  },
  {
    names: /^\/messages: button "(Accept|Decline)"$/,
    reason: 'What they ask is walked on the page of the job; tests/e2e/inbox.test.ts answers a bid in its thread.',
  },
  {
    names:
      /^\/messages: button "(When could you start\?|Does the price include materials\?|That works for me, thank you\.|Edit quick replies)"$/,
    reason:
      'To the chart they are text that somebody types; tests/e2e/inbox.test.ts writes with each, and changes the set.',
  },
  {
    names: /^\/job-details: button "(Rate|… stars?)"$/,
    reason: 'The scenes rate in the dialog that comes by itself; tests/e2e/main-job.test.ts opens it by these.',
  },
  {
    names: /^\/profile(-business(-details)?)?: button "(Retry …|Remove)"$/,
    reason: 'What is done with files is walked where one signs up; tests/e2e/account.test.ts does it on each profile.',
  },
  {
    names: /^\/job-details, dialog "Mark completed": button "Remove …"$/,
    reason:
      'What is done with files is walked where one signs up; tests/e2e/main-job.test.ts completes without one of two.',
  },
  {
    names: /: select "Country"$/,
    reason: 'There is one country so far; tests/e2e/account.test.ts chooses another of two.',
  },
  {
    names: /^\/mail-settings: checkbox "(Email me about my jobs and bids|(My|The) .+)"$/,
    reason:
      'The scene is that of a customer; tests/e2e/account.test.ts takes back each kind of a business, and then all.',
  },
  {
    names: /^\/developers, dialog "Deliveries": button "(Close|Refresh)"$/,
    reason: 'No chart knows how a list that was looked at goes or is read again; tests/e2e/sessions.test.ts does both.',
  },
  {
    names: /^\/profile-business-details, dialog "Cities": checkbox "/,
    reason: 'Cities that happen to be called like something the app says; the walk of the dialog ticks others.',
  },
]
