/** What people may enter and what they are told otherwise, form by form. Ids are stable; tests name them. */
export const RULES = {
  'rule.login.email': 'Login: the email is a valid address (EMAIL_INVALID)',
  'rule.login.password': 'Login: a password is required (PASSWORD_REQUIRED)',

  'rule.job.title': 'Posting a job: a title is required (JOB_TITLE_REQUIRED)',
  'rule.job.details': 'Posting a job: a description is required (JOB_DESCRIPTION_REQUIRED)',
  'rule.job.budget': 'Posting a job: a budget is required (JOB_BUDGET_REQUIRED)',
  'rule.job.category': 'Posting a job: a category is required (JOB_CATEGORY_REQUIRED)',
  'rule.job.state': 'Posting a job: a state is required (STATE_REQUIRED)',
  'rule.job.city': 'Posting a job: a city is required (CITY_REQUIRED)',
  'rule.job.picture-required': 'Posting a job: at least one picture, and the form says so (JOB_PICTURES_REQUIRED)',
  'rule.job.pictures-only': 'Posting a job: its files are pictures',
  'rule.job.pictures-at-most': 'Posting a job: at most 5 pictures (MAX_PICTURES)',

  'rule.job-edit.title': 'Editing a job: a title is required (“Job Title is required”)',
  'rule.job-edit.details': 'Editing a job: a description is required (“Job Description is required”)',

  'rule.bid.proposal': 'Bidding: a proposal is required (BID_PROPOSAL_REQUIRED)',
  'rule.bid.budget': 'Bidding: a quote is required (BID_BUDGET_REQUIRED)',
  'rule.bid.amount-valid': 'Bidding: the quote is a valid amount such as 100 or 100.50',
  'rule.bid.amount-positive': 'Bidding: the quote is greater than 0',

  'rule.completion.by-either': 'Completing: the assigned business or the owner, once, and the other of the two is told',
  'rule.completion.doubted':
    'Not done yet: the owner, with a reason of 10 to 500 characters, once a job, within 14 days and before a rating',

  'rule.completion.pictures':
    'Completing: the business may show its work in up to 5 pictures, which its customer and itself see; the last that it sent stand',
  'rule.ending.by-business':
    'Stepping down: the assigned business ends its assignment with a reason of 10 to 500 characters; the job is open again, all are told, and its profile counts it',
  'rule.ending.by-customer':
    'Ending an assignment: the owner, with a reason; what was said of the work goes with the business, which keeps a clean profile',
  'rule.ending.race': 'Of ending and completing at once, by either party, one wins, and the others learn what happened',

  'rule.rating.at-least-one': 'Rating: at least 1 star (“Please select at least 1 star”)',
  'rule.rating.at-most-five': 'Rating: at most 5 stars',
  'rule.rating.comment-optional': 'Rating: a comment is optional',
  'rule.rating.changed': 'Rating: stars and comment may be changed for 14 days, and the average follows',
  'rule.rating.reply': 'Rating: the business replies once, and may change the reply for 14 days',
  'rule.rating.as-seen': 'Rating: nobody changes or answers a rating that was changed or answered since they saw it',
  'rule.rating.default': 'Rating: no star is chosen to begin with',

  'rule.customer-signup.name': 'Customer sign-up: a name is required (NAME_REQUIRED)',
  'rule.customer-signup.email': 'Customer sign-up: the email is a valid address (EMAIL_INVALID)',
  'rule.customer-signup.phone': 'Customer sign-up: a phone number is required (PHONE_REQUIRED)',
  'rule.customer-signup.country': 'Customer sign-up: a country is required',
  'rule.customer-signup.state': 'Customer sign-up: a state is required',
  'rule.customer-signup.city': 'Customer sign-up: a city is required',
  'rule.customer-signup.password':
    'Customer sign-up: a password of at least 6 characters (PASSWORD_REQUIRED, PASSWORD_TOO_SHORT)',

  'rule.business-signup.name': 'Business sign-up: a name is required',
  'rule.business-signup.phone': 'Business sign-up: a phone number is required',
  'rule.business-signup.password': 'Business sign-up: a password of at least 6 characters, as for customers',
  'rule.business-signup.email': 'Business sign-up: the email is required and a valid address, for it is the login',
  'rule.business-signup.business-name': 'Business sign-up: a business name is required (BUSINESS_NAME_REQUIRED)',
  'rule.business-signup.business-phone': 'Business sign-up: a business phone is required (BUSINESS_PHONE_REQUIRED)',
  'rule.business-signup.business-email': 'Business sign-up: a business email is optional, and valid where given',
  'rule.business-signup.address': 'Business sign-up: an address is required (ADDRESS_REQUIRED)',
  'rule.business-signup.country': 'Business sign-up: a country is required',
  'rule.business-signup.state': 'Business sign-up: a state is required',
  'rule.business-signup.city': 'Business sign-up: a city is required',
  'rule.business-signup.zip-code': 'Business sign-up: a zip code is required (ZIP_CODE_REQUIRED)',
  'rule.business-signup.category-required': 'Business sign-up: at least one category (BUSINESS_CATEGORY_REQUIRED)',
  'rule.business-signup.categories-at-most': 'Business sign-up: at most 3 categories (MAXIMUM_3_CATEGORIES_ALLOWED)',
  'rule.business-signup.id-number-optional': 'Business sign-up: a business id number is optional',
  'rule.business-signup.reference-code-optional': 'Business sign-up: a reference code is optional',

  'rule.customer-profile.name': 'Customer profile: a name is required',
  'rule.customer-profile.email': 'Customer profile: the email is a valid address',
  'rule.customer-profile.phone': 'Customer profile: a phone number is required',
  'rule.customer-profile.country': 'Customer profile: a country is required',
  'rule.customer-profile.state': 'Customer profile: a state is required',
  'rule.customer-profile.city': 'Customer profile: a city is required',

  'rule.business-profile.name': 'Business profile: the name is not empty (“Name can’t be empty”)',
  'rule.business-profile.phone': 'Business profile: the phone number is not empty (“Phone number can’t be empty”)',

  'rule.business-details.business-name': 'Business details: a business name is required',
  'rule.business-details.address': 'Business details: an address is required',
  'rule.business-details.country': 'Business details: a country is required',
  'rule.business-details.state': 'Business details: a state is required',
  'rule.business-details.zip-code': 'Business details: a zip code is required',
  'rule.business-details.category-required': 'Business details: at least one category',
  'rule.business-details.categories-at-most': 'Business details: at most 3 categories (MAX_CATEGORIES)',
  'rule.business-details.city-required': 'Business details: at least one city (CITY_REQUIRED)',
  'rule.business-details.cities-at-most': 'Business details: at most 5 cities (MAX_CITIES)',
  'rule.business-details.documents-at-most': 'Business details: at most 5 documents',
  'rule.business-details.document-types': 'Business details: documents are pictures or PDF',
  'rule.business-details.pictures-only': 'Business details: profile picture and logo are pictures',

  'rule.update-password.current': 'Update password: the current one is required (CURRENT_PASSWORD_REQUIRED)',
  'rule.update-password.new': 'Update password: the new one has at least 6 characters (NEW_PASSWORD_REQUIRED)',
  'rule.update-password.confirm':
    'Update password: its repetition has at least 6 characters (CONFIRM_PASSWORD_REQUIRED)',
  'rule.update-password.match': 'Update password: both are equal, told at the repetition (PASSWORDS_MUST_MATCH)',

  'rule.forgot-password.email-required': 'Forgot password: an email is required (“Email is required”)',
  'rule.forgot-password.email-valid': 'Forgot password: the email is a valid address (EMAIL_INVALID)',
  'rule.forgot-password.is-business': 'Forgot password: isBusiness is 0 or 1',

  'rule.general.required-fields': 'Anywhere: “Please fill in all required fields”',
} as const satisfies Record<string, string>

/** What people are told when something failed or succeeded. */
export const MESSAGES = {
  'message.server-text': 'What the server says is shown, whether it comes as Message, message or error',
  'message.login-failure': 'Login that fails: “Invalid email or password”',
  'message.login-success': 'Login that succeeds: “Login successful”',
  'message.customer-signup-success': 'Customer sign-up that succeeds: the server’s message, then the job list',
  'message.customer-signup-refused': 'Customer sign-up that is refused: the server’s message as an error',
  'message.customer-signup-exception': 'Customer sign-up that breaks off: “An error occurred. Please try again.”',
  'message.business-signup-success': 'Business sign-up that succeeds: the server’s message, then the job list',
  'message.business-signup-failure': 'Business sign-up that fails: the server’s error',
  'message.signup-picture-failure': 'Picture that cannot be uploaded at sign-up: said, kept and offered again',
  'message.delete-failure': 'Job that cannot be deleted: the server’s message, else the general one',
  'message.bid-failure': 'Bid that fails: the server’s message, else the general one',
  'message.accept-failure': 'Accept that fails: the server’s message',
  'message.update-job-failure': 'Edit of a job that fails: the server’s message',
  'message.rate-failure': 'Rating that fails: the server’s message',
  'message.create-job-failure': 'Posting that fails: the server’s error',
  'message.profile-update-failure': 'Profile that cannot be saved: the server’s message',
  'message.update-picture-failure':
    'Picture or logo that cannot be uploaded on an update: said, kept and offered again',
  'message.document-failure': 'Document that cannot be uploaded: marked in its row, and the rest are saved',
  'message.forgot-password-failure': 'Forgot password that fails: the server’s message, else that it failed',
  'message.subscription-failure':
    'Subscription that cannot be loaded: the server’s message, or that something went wrong',
  'message.notifications-failure': 'Notifications that cannot be loaded: said on the screen, with a way to try again',
  'message.language-failure': 'Language that cannot be saved: the server’s message, else the general one',
  'message.general-fallback': 'Anything else: the general message',
  'message.read-failure': 'What cannot be read: said on the screen, with a way to try again',

  'success.registration': '“Registration successful”',
  'success.profile-updated': '“Profile updated successfully”',
  'success.password-updated': '“Password updated successfully”',
  'success.job-posted': '“Job posted successfully”, said by the server',
  'success.bid-submitted': '“Bid submitted successfully”',
  'success.bid-submitted-text':
    '“Your bid has been submitted successfully! Wait for the customer to accept your proposal.”',
  'success.job-deleted': '“Job deleted successfully”',
  'success.subscription-activated': '“Subscription activated successfully”',
  'success.job-completed': '“Job marked as completed”',
  'success.job-rated': '“Job rated successfully”',
  'success.email-sent': 'A reset link is on its way (EMAIL_SENT)',
  'success.language-changed': '“Language changed to English”, “Idioma cambiado a Español”: in the language chosen',

  'catalogue.network-error': 'There are words for a network that is away',
  'catalogue.registration-failed': 'A registration that failed: “Registration failed”, and why',
  'catalogue.upload-failed': 'There are words for an upload that failed',
  'catalogue.maximum-categories': '“Maximum 3 categories allowed”',
  'catalogue.maximum-cities': '“Maximum 5 cities allowed”',
  'catalogue.maximum-documents': '“Maximum 5 documents allowed”',
  'catalogue.update-password-failed': 'A password that could not be updated: “Failed to update password”, and why',
  'catalogue.reset-email-failed':
    'A reset email that could not be asked for: “Failed to send password reset email”, and why',
  'catalogue.login-failed': 'A login that failed for no reason of its own: “Login failed”, and why',
} as const satisfies Record<string, string>

/** Numbers, limits and fixed forms. */
export const CONSTANTS = {
  'constant.page-size': 'Lists of jobs have 10 a page',
  'constant.status-filter': 'The filter’s values are empty (all jobs), open, inprogress, completed and expired',
  'constant.notifications': 'The newest 20 notifications',
  'constant.categories': 'A business has 1 to 3 categories',
  'constant.documents': 'A business has at most 5 documents, pictures or PDF',
  'constant.job-pictures': 'A job has at most 5 pictures',
  'constant.cities': 'A business serves at most 5 cities',
  'constant.signup-city': 'A business signs up with a single city',
  'constant.password-length': 'A password has at least 6 characters: sign-up, new one and repetition',
  'constant.rating': 'A rating has 1 to 5 stars; none is chosen to begin with',
  'constant.is-business': 'isBusiness is 0 or 1',
  'constant.licence-and-insurance': 'Licence and insurance are 1 for Yes and 0 for No',
  'constant.languages': 'English and Spanish (and Arabic beside them); English to begin with',
  'constant.toast-time': 'A toast closes by itself after 5000 ms',
  'constant.relative-time': 'Under 1 hour in minutes (at least 1), under 24 hours in hours, otherwise in days',
  'constant.subscription-yearly': 'A paid cycle of a subscription is one year',
  'constant.subscription-dates': 'A subscription shows the date part only',
  'constant.version': 'The version label is 1.0.0',
  'constant.client-timeout': 'No time limit comes from the HTTP client’s defaults; the app sets its own',
  'constant.budget-dollar': 'A budget is shown with a dollar sign',
  'constant.date-format': 'A date is “day MonthName yy, hh:mm AM/PM”',
  'constant.dialog-escape': 'In dialogs the Escape key counts as No',
} as const satisfies Record<string, string>

/** What hostile requests meet. */
export const LIMITS = {
  'limit.wide-bodies':
    'Lists over their limit and objects with too many fields are refused unseen; at most 20 errors are told',
  'limit.body-size': 'A body has at most 32 kB, or what the limits of its fields come to (BODY_TOO_LARGE)',
  'limit.method': 'A wrong method is 405 with Allow (METHOD_NOT_ALLOWED)',
  'limit.headers-named': 'A header that breaks its rule, such as a short Idempotency-Key, is named',
  'limit.request-id': 'An X-Request-Id that comes in is kept when it is sound',
  'limit.no-store': 'Answers are not kept (no-store) but for public files, locations and categories',
  'limit.wrong-logins':
    'Logins by address: wrong ones count, right ones do not; each account keeps wrong tries of its own from any address',
  'limit.readyz': 'Readiness: however often it is asked for, the database is asked four times a second at most',
  'limit.public-pages':
    'Pages that need no account count with all calls of an address; requests for the sitemap are besides at most 120 a minute, pictures for sharing 60',
  'limit.unsubscribe': 'Links in mails that switch them off count with all calls of an address',
  'limit.hashing': 'Passwords are looked at two at a time, and networks take turns; a full queue is answered with 503',
  'limit.told':
    'Answers say how many requests are left (RateLimit, RateLimit-Policy), refusals when to come back (Retry-After)',
  'limit.problems':
    'Whoever accepts application/problem+json gets failures as problem details, whose type leads to what explains the code',
  'limit.replayed': 'An answer that was given before to the same Idempotency-Key says so (Idempotent-Replayed)',
  'limit.guesses':
    'Guesses against one account take longer and longer, from whatever address; the owner waits at most 5 seconds',
  'limit.processes': 'Limits hold for all processes on one database',
  'limit.static-files': 'Files of the app, pages and health are outside the limits of the API',
  'limit.trusted-proxies': 'Only the X-Forwarded-For of TRUSTED_PROXIES counts, and only addresses in it',
  'limit.jobs': 'An account posts at most 50 jobs a day (JOBS_PER_DAY, JOB_QUOTA_REACHED)',
  'limit.bids': 'An account places at most 200 bids a day (BIDS_PER_DAY, BID_QUOTA_REACHED)',
  'limit.invitations': 'An account sends at most 30 invitations a day (INVITATIONS_PER_DAY, INVITATION_QUOTA_REACHED)',
  'limit.streams': 'An address has at most 50 streams open (STREAMS_PER_ADDRESS, TOO_MANY_STREAMS)',
} as const satisfies Record<string, string>

/** How texts are cleaned before they are judged, compared and stored. */
export const TEXTS = {
  'limit.hidden-characters':
    'Names, titles and other texts of one line: line breaks become spaces, invisible characters go; texts of several lines lose control characters only',
  'text.joiners': 'Joiners, marks and variants that scripts and emoji need stay in names',
  'text.shows-nothing': 'A text that shows nothing is told as a missing one',
  'text.phone':
    'Telephone numbers: direction marks, special spaces and hyphens, digits of other scripts, extensions and (+1) are taken; libphonenumber judges (PHONE_INVALID)',
  'text.phone-links': 'A telephone link holds digits and the extension only',
  'text.links-in-names': 'Names hold no link and no mail address (NAME_HAS_LINK)',
  'text.composed':
    'Passwords, mail addresses, names and places are one in each Unicode form (NFC, NFD); older passwords, addresses and names are found',
  'text.search':
    'Each place and trade is found by what an English keyboard can type: without accents, St for Saint, any apostrophe and hyphen',
  'text.direction':
    'Names and texts of people keep their direction to themselves, on screens, in notifications and mails',
} as const satisfies Record<string, string>
