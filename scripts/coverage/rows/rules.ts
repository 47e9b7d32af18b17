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
