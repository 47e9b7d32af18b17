// generated from openapi.yaml by npm run generate: do not edit
import type { components } from './schemas.ts'
import * as wire from './wire-client.ts'

type S = components['schemas']

/** What a program makes of a list: its items, page by page as they are asked for. */
export type Each<Item> = { readonly each: Item }

/** The stream of events. */
export type Stream = { readonly stream: true }

/** The codes that every call may be refused with. */
export type CommonCode = 'MALFORMED_REQUEST' | 'TOO_MANY_REQUESTS' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE'

/** What each call takes and gives, in clean names, and the codes that it may be refused with. */
export type Calls = {
  sessions: {
    /** Log in (customer path) */
    logIn: {
      takes: S['Login']
      codes:
        | 'INVALID_CREDENTIALS'
        | 'ACCOUNT_BLOCKED'
        | 'ACCOUNT_LEAVING'
        | 'SECOND_STEP_REQUIRED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | CommonCode
      gives: S['LoginAnswer']
    }
    /** Log in, business address */
    logInAsBusiness: {
      takes: S['Login']
      codes:
        | 'INVALID_CREDENTIALS'
        | 'ACCOUNT_BLOCKED'
        | 'ACCOUNT_LEAVING'
        | 'SECOND_STEP_REQUIRED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | CommonCode
      gives: S['LoginAnswer']
    }
    /** Log in, second step */
    finishLogIn: {
      takes: S['FinishLogin']
      codes:
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'LOGIN_TICKET_INVALID'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'CODE_WRONG'
        | 'VALIDATION_FAILED'
        | CommonCode
      gives: S['LoginAnswer']
    }
    /** Begin a login with a passkey */
    beginPasskeyLogIn: {
      takes: {}
      codes: 'REQUEST_TIMEOUT' | 'BODY_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | CommonCode
      gives: S['PasskeyRequest']
    }
    /** Log in with a passkey */
    logInWithPasskey: {
      takes: S['PasskeyLogin']
      codes:
        | 'ACCOUNT_BLOCKED'
        | 'ACCOUNT_LEAVING'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'PASSKEY_INVALID'
        | 'VALIDATION_FAILED'
        | CommonCode
      gives: S['LoginAnswer']
    }
    /** End this session */
    logOut: {
      takes: {}
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
    /** List sessions */
    list: {
      takes: {}
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Sessions']
    }
    /** End a session */
    end: {
      takes: S['EndSession']
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
    /** End all other sessions */
    endOthers: {
      takes: {}
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
  }
  secondStep: {
    /** Show the second step */
    read: {
      takes: {}
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['SecondStepAnswer']
    }
    /** Begin a second step */
    begin: {
      takes: S['PasswordProof']
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'SECOND_STEP_ON'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'CURRENT_PASSWORD_WRONG'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['SecondStepBegun']
    }
    /** Turn on the second step */
    confirm: {
      takes: S['FirstCode']
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'SECOND_STEP_NOT_BEGUN'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'CODE_WRONG'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['RecoveryCodes']
    }
    /** Make new recovery codes */
    renewRecoveryCodes: {
      takes: S['SecondStepProof']
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'SECOND_STEP_OFF'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'CURRENT_PASSWORD_WRONG'
        | 'CODE_WRONG'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['RecoveryCodes']
    }
    /** Turn off the second step */
    end: {
      takes: S['SecondStepProof']
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'SECOND_STEP_OFF'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'CURRENT_PASSWORD_WRONG'
        | 'CODE_WRONG'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
    /** Prove the second step again */
    proveAgain: {
      takes: S['ProveAgain']
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'SECOND_STEP_OFF'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'CODE_WRONG'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
  }
  passkeys: {
    /** List passkeys */
    list: {
      takes: {}
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Passkeys']
    }
    /** Begin to add a passkey */
    begin: {
      takes: S['BeginPasskey']
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'TOO_MANY_PASSKEYS'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'CURRENT_PASSWORD_WRONG'
        | 'CODE_WRONG'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['PasskeyCreation']
    }
    /** Add a passkey */
    add: {
      takes: S['AddPasskey']
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'TOO_MANY_PASSKEYS'
        | 'PASSKEY_KNOWN'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'PASSKEY_INVALID'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['PasskeyAdded']
    }
    /** Remove a passkey */
    remove: {
      takes: S['RemovePasskey']
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'PROVE_AGAIN'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'CURRENT_PASSWORD_WRONG'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
  }
  securityEvents: {
    /** List security events */
    list: {
      takes: {}
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['SecurityEvents']
    }
  }
  keys: {
    /** List API keys */
    list: {
      takes: {}
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Keys']
    }
    /** Create an API key */
    create: {
      takes: S['CreateKey']
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'PROVE_AGAIN'
        | 'REQUEST_TIMEOUT'
        | 'TOO_MANY_KEYS'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'CURRENT_PASSWORD_WRONG'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['KeyCreated']
    }
    /** Revoke an API key */
    revoke: {
      takes: S['RevokeKey']
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
  }
  webhooks: {
    /** List webhooks */
    list: {
      takes: {}
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Webhooks']
    }
    /** Create a webhook */
    create: {
      takes: S['CreateWebhook']
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'PROVE_AGAIN'
        | 'REQUEST_TIMEOUT'
        | 'TOO_MANY_WEBHOOKS'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'CURRENT_PASSWORD_WRONG'
        | 'WEBHOOK_URL_INVALID'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['WebhookSecret']
    }
    /** Rotate a webhook secret */
    rotateSecret: {
      takes: S['RotateWebhook']
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'PROVE_AGAIN'
        | 'WEBHOOK_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'CURRENT_PASSWORD_WRONG'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['WebhookSecret']
    }
    /** Delete a webhook */
    delete: {
      takes: S['WebhookRef']
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
    /** Enable a webhook */
    switchOn: {
      takes: S['WebhookRef']
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'WEBHOOK_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
    /** Send a test event */
    test: {
      takes: S['WebhookRef']
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'WEBHOOK_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'WEBHOOK_OFF'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
    /** List webhook deliveries */
    listDeliveries: {
      takes: S['ListDeliveries']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'WEBHOOK_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['WebhookDeliveries']
    }
    /** List webhook deliveries: one by one, over all pages */
    allDeliveries: {
      takes: S['ListDeliveries']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'WEBHOOK_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: Each<S['WebhookDelivery']>
    }
    /** Redeliver an event */
    redeliver: {
      takes: S['Redeliver']
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'DELIVERY_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'WEBHOOK_OFF'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
  }
  customer: {
    /** Sign up as a customer */
    signUp: {
      takes: S['SignupCustomer']
      codes:
        | 'REQUEST_TIMEOUT'
        | 'EMAIL_TAKEN'
        | 'IDEMPOTENCY_KEY_REUSED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | CommonCode
      gives: S['CustomerSignedUp']
    }
    /** The customer’s own profile */
    get: {
      takes: S['AccountRef']
      codes:
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ID_MISMATCH'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['CustomerAnswer']
    }
    /** Change profile or language of a customer */
    edit: {
      takes: S['EditCustomer']
      codes:
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ID_MISMATCH'
        | 'ACCOUNT_BLOCKED'
        | 'PROVE_AGAIN'
        | 'REQUEST_TIMEOUT'
        | 'EMAIL_TAKEN'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'CURRENT_PASSWORD_WRONG'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
  }
  business: {
    /** Sign up as a business */
    signUp: {
      takes: S['SignupBusiness']
      codes:
        | 'REQUEST_TIMEOUT'
        | 'EMAIL_TAKEN'
        | 'IDEMPOTENCY_KEY_REUSED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | CommonCode
      gives: S['BusinessSignedUp']
    }
    /** The business’s own profile and details */
    get: {
      takes: S['AccountRef']
      codes:
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ID_MISMATCH'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['BusinessAnswer']
    }
    /** Change profile, details or language of a business */
    edit: {
      takes: S['EditBusiness']
      codes:
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ID_MISMATCH'
        | 'ACCOUNT_BLOCKED'
        | 'PROVE_AGAIN'
        | 'REQUEST_TIMEOUT'
        | 'EMAIL_TAKEN'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'CURRENT_PASSWORD_WRONG'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Done']
    }
  }
  locations: {
    /** Countries with their states and cities */
    list: { takes: {}; codes: CommonCode; gives: S['Locations'] }
    /** Towns around some cities */
    around: {
      takes: S['ListTownsAround']
      codes: 'REQUEST_TIMEOUT' | 'BODY_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'VALIDATION_FAILED' | CommonCode
      gives: S['TownsAround']
    }
  }
  categories: {
    /** List categories */
    list: { takes: {}; codes: CommonCode; gives: S['Categories'] }
  }
  marketplace: {
    /** What the marketplace has to show without an account */
    show: { takes: {}; codes: CommonCode; gives: S['Marketplace'] }
  }
  contract: {
    /** Get the OpenAPI document (YAML) */
    get: { takes: {}; codes: CommonCode; gives: string }
    /** This contract as JSON */
    getAsJson: { takes: {}; codes: CommonCode; gives: S['Contract'] }
  }
  files: {
    /** Upload one picture or document */
    upload: {
      takes: Blob
      codes:
        | 'REQUEST_TIMEOUT'
        | 'FILE_TOO_LARGE'
        | 'BODY_TOO_LARGE'
        | 'FILE_TYPE_NOT_ALLOWED'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'FILE_MISSING'
        | 'FILE_UNREADABLE'
        | 'PICTURE_TOO_LARGE'
        | 'ACCOUNT_UPLOAD_LIMIT'
        | 'ADDRESS_UPLOAD_LIMIT'
        | 'UPLOADS_BUSY'
        | 'FILES_UNAVAILABLE'
        | CommonCode
      gives: S['UploadAnswer']
    }
    /** Fetch a picture or document */
    get: {
      takes: { fileId: string; size?: 'small'; signature?: string }
      codes: 'FILE_NOT_FOUND' | 'FILES_UNAVAILABLE' | CommonCode
      gives: Blob
    }
    /** Report a picture to the operator */
    report: {
      takes: S['ReportPicture']
      codes:
        | 'UNAUTHORIZED'
        | 'OWN_CONTENT'
        | 'ACCOUNT_BLOCKED'
        | 'FILE_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
  }
  jobs: {
    /** The customer’s own jobs, newest first */
    list: {
      takes: S['ListCustomerJobs']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['JobPage']
    }
    /** The customer’s own jobs, newest first: one by one, over all pages */
    all: {
      takes: S['ListCustomerJobs']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: Each<S['Job']>
    }
    /** Jobs for this business, newest first */
    listForBusiness: {
      takes: S['ListBusinessJobs']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['JobPage']
    }
    /** Jobs for this business, newest first: one by one, over all pages */
    allForBusiness: {
      takes: S['ListBusinessJobs']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: Each<S['Job']>
    }
    /** One job of the customer */
    get: {
      takes: S['JobRef']
      codes:
        | 'UNAUTHORIZED'
        | 'NOT_YOURS'
        | 'ROLE_NOT_ALLOWED'
        | 'ACCOUNT_BLOCKED'
        | 'JOB_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['JobDetails']
    }
    /** One job as the business sees it */
    getForBusiness: {
      takes: S['BusinessJobRef']
      codes:
        | 'UNAUTHORIZED'
        | 'OUTSIDE_YOUR_AREA'
        | 'ROLE_NOT_ALLOWED'
        | 'ID_MISMATCH'
        | 'ACCOUNT_BLOCKED'
        | 'JOB_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['JobDetails']
    }
    /** Post a job */
    create: {
      takes: S['CreateJob']
      codes:
        | 'UNAUTHORIZED'
        | 'EMAIL_NOT_VERIFIED'
        | 'ROLE_NOT_ALLOWED'
        | 'ID_MISMATCH'
        | 'ACCOUNT_BLOCKED'
        | 'BUSINESS_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'IDEMPOTENCY_KEY_REUSED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'JOB_QUOTA_REACHED'
        | 'INVITATION_QUOTA_REACHED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['JobPosted']
    }
    /** Change title and details of an open job */
    update: {
      takes: S['UpdateJob']
      codes:
        | 'UNAUTHORIZED'
        | 'NOT_YOURS'
        | 'ROLE_NOT_ALLOWED'
        | 'ID_MISMATCH'
        | 'ACCOUNT_BLOCKED'
        | 'JOB_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'JOB_ALREADY_ASSIGNED'
        | 'JOB_EXPIRED'
        | 'JOB_WAS_DELETED'
        | 'JOB_ALREADY_COMPLETED'
        | 'IDEMPOTENCY_KEY_REUSED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
    /** Delete an open job */
    delete: {
      takes: S['JobRef']
      codes:
        | 'UNAUTHORIZED'
        | 'NOT_YOURS'
        | 'ROLE_NOT_ALLOWED'
        | 'ACCOUNT_BLOCKED'
        | 'JOB_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'JOB_ALREADY_ASSIGNED'
        | 'JOB_EXPIRED'
        | 'JOB_WAS_DELETED'
        | 'JOB_ALREADY_COMPLETED'
        | 'IDEMPOTENCY_KEY_REUSED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
    /** Invite a business to an open job */
    invite: {
      takes: S['InviteBusiness']
      codes:
        | 'UNAUTHORIZED'
        | 'NOT_YOURS'
        | 'EMAIL_NOT_VERIFIED'
        | 'ROLE_NOT_ALLOWED'
        | 'ACCOUNT_BLOCKED'
        | 'JOB_NOT_FOUND'
        | 'BUSINESS_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'JOB_ALREADY_ASSIGNED'
        | 'JOB_EXPIRED'
        | 'JOB_WAS_DELETED'
        | 'JOB_ALREADY_COMPLETED'
        | 'ALREADY_INVITED'
        | 'BUSINESS_HAS_BID'
        | 'TOO_MANY_INVITATIONS'
        | 'IDEMPOTENCY_KEY_REUSED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'INVITATION_QUOTA_REACHED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
    /** Decline an invitation */
    declineInvitation: {
      takes: S['DeclineInvitation']
      codes:
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ACCOUNT_BLOCKED'
        | 'JOB_NOT_FOUND'
        | 'INVITATION_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'JOB_ALREADY_ASSIGNED'
        | 'JOB_EXPIRED'
        | 'JOB_WAS_DELETED'
        | 'JOB_ALREADY_COMPLETED'
        | 'ALREADY_BID'
        | 'INVITATION_DECLINED'
        | 'IDEMPOTENCY_KEY_REUSED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
    /** Mark the assigned job as completed */
    complete: {
      takes: S['CompleteJob']
      codes:
        | 'UNAUTHORIZED'
        | 'NOT_YOURS'
        | 'ACCOUNT_BLOCKED'
        | 'JOB_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'JOB_NOT_ASSIGNED'
        | 'ASSIGNMENT_ENDED'
        | 'JOB_ALREADY_COMPLETED'
        | 'JOB_EXPIRED'
        | 'JOB_WAS_DELETED'
        | 'IDEMPOTENCY_KEY_REUSED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Done']
    }
    /** End the assignment of a job in progress */
    endAssignment: {
      takes: S['EndAssignment']
      codes:
        | 'UNAUTHORIZED'
        | 'NOT_YOURS'
        | 'ACCOUNT_BLOCKED'
        | 'JOB_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'JOB_NOT_ASSIGNED'
        | 'ASSIGNMENT_CHANGED'
        | 'ASSIGNMENT_ENDED'
        | 'JOB_ALREADY_COMPLETED'
        | 'JOB_EXPIRED'
        | 'JOB_WAS_DELETED'
        | 'IDEMPOTENCY_KEY_REUSED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
    /** Dispute the completion of a job (once) */
    doubtCompletion: {
      takes: S['DoubtCompletion']
      codes:
        | 'UNAUTHORIZED'
        | 'NOT_YOURS'
        | 'ROLE_NOT_ALLOWED'
        | 'ID_MISMATCH'
        | 'ACCOUNT_BLOCKED'
        | 'JOB_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'JOB_NOT_COMPLETED'
        | 'ALREADY_DOUBTED'
        | 'DOUBT_TOO_LATE'
        | 'ALREADY_RATED'
        | 'JOB_EXPIRED'
        | 'JOB_WAS_DELETED'
        | 'IDEMPOTENCY_KEY_REUSED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
    /** Report a job to the operator */
    report: {
      takes: S['ReportJob']
      codes:
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ACCOUNT_BLOCKED'
        | 'JOB_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
  }
  bids: {
    /** The bids on a job */
    list: {
      takes: S['ListBids']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'NOT_YOURS'
        | 'ROLE_NOT_ALLOWED'
        | 'ID_MISMATCH'
        | 'ACCOUNT_BLOCKED'
        | 'JOB_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Interests']
    }
    /** The bids on a job: one by one, over all pages */
    all: {
      takes: S['ListBids']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'NOT_YOURS'
        | 'ROLE_NOT_ALLOWED'
        | 'ID_MISMATCH'
        | 'ACCOUNT_BLOCKED'
        | 'JOB_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: Each<S['Interest']>
    }
    /** Accept the bid from a business */
    accept: {
      takes: S['AcceptBid']
      codes:
        | 'UNAUTHORIZED'
        | 'NOT_YOURS'
        | 'ROLE_NOT_ALLOWED'
        | 'ID_MISMATCH'
        | 'ACCOUNT_BLOCKED'
        | 'JOB_NOT_FOUND'
        | 'BID_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'JOB_ALREADY_ASSIGNED'
        | 'JOB_EXPIRED'
        | 'JOB_WAS_DELETED'
        | 'JOB_ALREADY_COMPLETED'
        | 'BID_CHANGED'
        | 'BID_WITHDRAWN'
        | 'BID_DECLINED'
        | 'IDEMPOTENCY_KEY_REUSED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
    /** Decline the bid of a business */
    decline: {
      takes: S['DeclineBid']
      codes:
        | 'UNAUTHORIZED'
        | 'NOT_YOURS'
        | 'ROLE_NOT_ALLOWED'
        | 'ID_MISMATCH'
        | 'ACCOUNT_BLOCKED'
        | 'JOB_NOT_FOUND'
        | 'BID_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'JOB_ALREADY_ASSIGNED'
        | 'JOB_EXPIRED'
        | 'JOB_WAS_DELETED'
        | 'JOB_ALREADY_COMPLETED'
        | 'BID_CHANGED'
        | 'BID_WITHDRAWN'
        | 'BID_DECLINED'
        | 'IDEMPOTENCY_KEY_REUSED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
    /** Reconsider a declined bid */
    reconsider: {
      takes: S['ReconsiderBid']
      codes:
        | 'UNAUTHORIZED'
        | 'NOT_YOURS'
        | 'ROLE_NOT_ALLOWED'
        | 'ID_MISMATCH'
        | 'ACCOUNT_BLOCKED'
        | 'JOB_NOT_FOUND'
        | 'BID_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'JOB_ALREADY_ASSIGNED'
        | 'JOB_EXPIRED'
        | 'JOB_WAS_DELETED'
        | 'JOB_ALREADY_COMPLETED'
        | 'BID_WITHDRAWN'
        | 'BID_NOT_DECLINED'
        | 'IDEMPOTENCY_KEY_REUSED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
    /** Bid on an open job */
    place: {
      takes: S['PlaceBid']
      codes:
        | 'UNAUTHORIZED'
        | 'OUTSIDE_YOUR_AREA'
        | 'EMAIL_NOT_VERIFIED'
        | 'SUBSCRIPTION_INACTIVE'
        | 'ROLE_NOT_ALLOWED'
        | 'ID_MISMATCH'
        | 'ACCOUNT_BLOCKED'
        | 'JOB_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'JOB_ALREADY_ASSIGNED'
        | 'JOB_EXPIRED'
        | 'JOB_WAS_DELETED'
        | 'JOB_ALREADY_COMPLETED'
        | 'ALREADY_BID'
        | 'BID_DECLINED'
        | 'IDEMPOTENCY_KEY_REUSED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'BID_QUOTA_REACHED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['BidPlaced']
    }
    /** Update your bid while the job is open */
    update: {
      takes: S['UpdateBid']
      codes:
        | 'UNAUTHORIZED'
        | 'NOT_YOURS'
        | 'ROLE_NOT_ALLOWED'
        | 'ID_MISMATCH'
        | 'ACCOUNT_BLOCKED'
        | 'BID_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'JOB_ALREADY_ASSIGNED'
        | 'JOB_EXPIRED'
        | 'JOB_WAS_DELETED'
        | 'JOB_ALREADY_COMPLETED'
        | 'BID_WITHDRAWN'
        | 'BID_DECLINED'
        | 'IDEMPOTENCY_KEY_REUSED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Done']
    }
    /** Withdraw one’s bid while the job is open */
    withdraw: {
      takes: S['WithdrawBid']
      codes:
        | 'UNAUTHORIZED'
        | 'NOT_YOURS'
        | 'ROLE_NOT_ALLOWED'
        | 'ID_MISMATCH'
        | 'ACCOUNT_BLOCKED'
        | 'BID_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'JOB_ALREADY_ASSIGNED'
        | 'JOB_EXPIRED'
        | 'JOB_WAS_DELETED'
        | 'JOB_ALREADY_COMPLETED'
        | 'BID_WITHDRAWN'
        | 'BID_DECLINED'
        | 'IDEMPOTENCY_KEY_REUSED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Done']
    }
  }
  ratings: {
    /** Rate a completed job, once */
    give: {
      takes: S['RateJob']
      codes:
        | 'UNAUTHORIZED'
        | 'NOT_YOURS'
        | 'ROLE_NOT_ALLOWED'
        | 'ID_MISMATCH'
        | 'ACCOUNT_BLOCKED'
        | 'JOB_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'JOB_NOT_COMPLETED'
        | 'ALREADY_RATED'
        | 'JOB_EXPIRED'
        | 'JOB_WAS_DELETED'
        | 'IDEMPOTENCY_KEY_REUSED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
    /** Change one’s rating, for 14 days */
    edit: {
      takes: S['EditRating']
      codes:
        | 'UNAUTHORIZED'
        | 'NOT_YOURS'
        | 'ROLE_NOT_ALLOWED'
        | 'ID_MISMATCH'
        | 'ACCOUNT_BLOCKED'
        | 'JOB_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'JOB_NOT_COMPLETED'
        | 'JOB_NOT_RATED'
        | 'RATING_CHANGED'
        | 'RATING_FINAL'
        | 'JOB_EXPIRED'
        | 'JOB_WAS_DELETED'
        | 'IDEMPOTENCY_KEY_REUSED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
    /** Reply to the rating of one’s work, and change the reply for 14 days */
    answer: {
      takes: S['AnswerRating']
      codes:
        | 'UNAUTHORIZED'
        | 'NOT_YOURS'
        | 'ROLE_NOT_ALLOWED'
        | 'ID_MISMATCH'
        | 'ACCOUNT_BLOCKED'
        | 'JOB_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'ASSIGNMENT_ENDED'
        | 'JOB_NOT_COMPLETED'
        | 'JOB_NOT_RATED'
        | 'RATING_CHANGED'
        | 'REPLY_FINAL'
        | 'IDEMPOTENCY_KEY_REUSED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
  }
  threads: {
    /** List your threads, most recent message first */
    list: {
      takes: S['ListThreads']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Threads']
    }
    /** List your threads, most recent message first: one by one, over all pages */
    all: {
      takes: S['ListThreads']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: Each<S['Thread']>
    }
  }
  messages: {
    /** The messages of one thread, by pages */
    list: {
      takes: S['ListMessages']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'NOT_YOURS'
        | 'OUTSIDE_YOUR_AREA'
        | 'ID_MISMATCH'
        | 'ACCOUNT_BLOCKED'
        | 'JOB_NOT_FOUND'
        | 'THREAD_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'BUSINESS_REQUIRED'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Messages']
    }
    /** The messages of one thread, by pages: one by one, over all pages */
    all: {
      takes: S['ListMessages']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'NOT_YOURS'
        | 'OUTSIDE_YOUR_AREA'
        | 'ID_MISMATCH'
        | 'ACCOUNT_BLOCKED'
        | 'JOB_NOT_FOUND'
        | 'THREAD_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'BUSINESS_REQUIRED'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: Each<S['Message']>
    }
    /** Send a message */
    send: {
      takes: S['SendMessage']
      codes:
        | 'UNAUTHORIZED'
        | 'NOT_YOURS'
        | 'OUTSIDE_YOUR_AREA'
        | 'EMAIL_NOT_VERIFIED'
        | 'ID_MISMATCH'
        | 'ACCOUNT_BLOCKED'
        | 'JOB_NOT_FOUND'
        | 'THREAD_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'JOB_ALREADY_ASSIGNED'
        | 'JOB_EXPIRED'
        | 'JOB_WAS_DELETED'
        | 'TALK_OVER'
        | 'BID_WITHDRAWN'
        | 'PARTNER_GONE'
        | 'IDEMPOTENCY_KEY_REUSED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'BUSINESS_REQUIRED'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['MessageSent']
    }
    /** Mark messages as seen up to a number */
    markSeen: {
      takes: S['SeenMessages']
      codes:
        | 'UNAUTHORIZED'
        | 'NOT_YOURS'
        | 'OUTSIDE_YOUR_AREA'
        | 'ID_MISMATCH'
        | 'ACCOUNT_BLOCKED'
        | 'JOB_NOT_FOUND'
        | 'THREAD_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'BUSINESS_REQUIRED'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
    /** Report a message of the other side to the operator */
    report: {
      takes: S['ReportMessage']
      codes:
        | 'UNAUTHORIZED'
        | 'OWN_MESSAGE'
        | 'NOT_YOURS'
        | 'OUTSIDE_YOUR_AREA'
        | 'ID_MISMATCH'
        | 'ACCOUNT_BLOCKED'
        | 'JOB_NOT_FOUND'
        | 'THREAD_NOT_FOUND'
        | 'MESSAGE_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'BUSINESS_REQUIRED'
        | 'REPORT_REASON_REQUIRED'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
  }
  businesses: {
    /** Report a business to the operator */
    report: {
      takes: S['ReportBusiness']
      codes:
        | 'UNAUTHORIZED'
        | 'OWN_CONTENT'
        | 'ACCOUNT_BLOCKED'
        | 'BUSINESS_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
    /** A business, as everybody with an account sees it */
    get: {
      takes: S['ShowBusiness']
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'BUSINESS_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['ShownBusinessAnswer']
    }
    /** Find businesses, by pages */
    list: {
      takes: S['FindBusinesses']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['FoundBusinesses']
    }
    /** Find businesses, by pages: one by one, over all pages */
    all: {
      takes: S['FindBusinesses']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: Each<S['FoundBusiness']>
    }
    /** Add a business to your favorites, or remove it */
    setFavorite: {
      takes: S['SetFavorite']
      codes:
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ACCOUNT_BLOCKED'
        | 'BUSINESS_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'TOO_MANY_FAVORITES'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
  }
  reviews: {
    /** Report a review to the operator */
    report: {
      takes: S['ReportReview']
      codes:
        | 'UNAUTHORIZED'
        | 'OWN_CONTENT'
        | 'ACCOUNT_BLOCKED'
        | 'REVIEW_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
    /** The reviews of a business, by pages */
    list: {
      takes: S['ListReviews']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'BUSINESS_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Reviews']
    }
    /** The reviews of a business, by pages: one by one, over all pages */
    all: {
      takes: S['ListReviews']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'BUSINESS_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: Each<S['Review']>
    }
  }
  blocks: {
    /** Block a business */
    addBusiness: {
      takes: S['BlockBusiness']
      codes:
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ACCOUNT_BLOCKED'
        | 'BUSINESS_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
    /** Block the customer of a job */
    addCustomer: {
      takes: S['BlockCustomer']
      codes:
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ACCOUNT_BLOCKED'
        | 'JOB_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
    /** End a block of your own */
    remove: {
      takes: S['Unblock']
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
    /** Whom you block, by pages */
    list: {
      takes: S['ListBlocks']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Blocks']
    }
    /** Whom you block, by pages: one by one, over all pages */
    all: {
      takes: S['ListBlocks']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: Each<S['Block']>
    }
  }
  workPictures: {
    /** The pictures of finished work that a business may show on its page */
    list: {
      takes: S['ListWorkPictures']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['WorkPictures']
    }
    /** The pictures of finished work that a business may show on its page: one by one, over all pages */
    all: {
      takes: S['ListWorkPictures']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: Each<S['WorkPicture']>
    }
    /** Set the pictures of finished work on the page of a business */
    choose: {
      takes: S['ChooseWorkPictures']
      codes:
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Done']
    }
  }
  notifications: {
    /** The customer’s newest notifications */
    list: {
      takes: S['ListNotifications']
      codes:
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ID_MISMATCH'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Notifications']
    }
    /** The business’s newest notifications */
    listForBusiness: {
      takes: S['ListNotifications']
      codes:
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ID_MISMATCH'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Notifications']
    }
    /** List notifications, grouped */
    listGrouped: {
      takes: S['ListGroupedNotifications']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['GroupedNotifications']
    }
    /** List notifications, grouped: one by one, over all pages */
    allGrouped: {
      takes: S['ListGroupedNotifications']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: Each<S['GroupedNotification']>
    }
    /** Mark notifications as read */
    markRead: {
      takes: S['MarkNotificationsRead']
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
  }
  mailSettings: {
    /** Get email settings */
    get: {
      takes: {}
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['MailSettingsAnswer']
    }
    /** Choose which notifications are mailed */
    edit: {
      takes: S['EditMailSettings']
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
  }
  savedSearches: {
    /** List saved searches */
    list: {
      takes: {}
      codes:
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['SavedSearches']
    }
    /** Save a search */
    save: {
      takes: S['SaveSearch']
      codes:
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'TOO_MANY_SAVED_SEARCHES'
        | 'IDEMPOTENCY_KEY_REUSED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'SEARCH_SAYS_NOTHING'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['SavedSearchAnswer']
    }
    /** Change a saved search */
    edit: {
      takes: S['EditSavedSearch']
      codes:
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ACCOUNT_BLOCKED'
        | 'SAVED_SEARCH_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'OWN_SEARCH_STAYS'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['SavedSearchAnswer']
    }
    /** Delete a saved search */
    delete: {
      takes: S['SavedSearchRef']
      codes:
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'OWN_SEARCH_STAYS'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
  }
  events: {
    /** Notifications as they happen */
    stream: {
      takes: {}
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'TOO_MANY_STREAMS'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: Stream
    }
  }
  password: {
    /** Change one’s password */
    change: {
      takes: S['UpdatePassword']
      codes:
        | 'UNAUTHORIZED'
        | 'ID_MISMATCH'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'CURRENT_PASSWORD_WRONG'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
    /** Ask for a link to set a new password */
    forgot: {
      takes: S['ForgotPassword']
      codes: 'REQUEST_TIMEOUT' | 'BODY_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'VALIDATION_FAILED' | CommonCode
      gives: S['Acknowledged']
    }
    /** Set a new password with the mailed token */
    reset: {
      takes: S['ResetPassword']
      codes:
        | 'REQUEST_TIMEOUT'
        | 'LINK_EXPIRED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | CommonCode
      gives: S['Acknowledged']
    }
    /** Check a password reset token */
    checkLink: {
      takes: S['MailedToken']
      codes:
        | 'REQUEST_TIMEOUT'
        | 'LINK_EXPIRED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | CommonCode
      gives: S['ResetLink']
    }
  }
  email: {
    /** Confirm an email address with the mailed token */
    verify: {
      takes: S['VerifyEmail']
      codes:
        | 'REQUEST_TIMEOUT'
        | 'LINK_EXPIRED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | CommonCode
      gives: S['Acknowledged']
    }
    /** Confirm an email change */
    confirm: {
      takes: S['MailedToken']
      codes:
        | 'REQUEST_TIMEOUT'
        | 'LINK_EXPIRED'
        | 'EMAIL_TAKEN'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | CommonCode
      gives: S['Acknowledged']
    }
    /** Undo an email change */
    undoChange: {
      takes: S['MailedToken']
      codes:
        | 'REQUEST_TIMEOUT'
        | 'LINK_EXPIRED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | CommonCode
      gives: S['EmailChangeUndone']
    }
    /** Mail the verification link again */
    resendVerification: {
      takes: {}
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['Acknowledged']
    }
    /** Mail the verification link again to an address */
    askVerification: {
      takes: S['AskVerification']
      codes: 'REQUEST_TIMEOUT' | 'BODY_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'VALIDATION_FAILED' | CommonCode
      gives: S['Acknowledged']
    }
  }
  account: {
    /** Request account deletion (after 14 days) */
    delete: {
      takes: S['DeleteAccount']
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'JOBS_IN_PROGRESS'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'CURRENT_PASSWORD_WRONG'
        | 'VALIDATION_FAILED'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['DeletionBegun']
    }
    /** Export your account data */
    export: {
      takes: {}
      codes:
        | 'UNAUTHORIZED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: Blob
    }
  }
  subscription: {
    /** The subscription cycles, newest first */
    get: {
      takes: S['Empty']
      codes:
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ACCOUNT_BLOCKED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['SubscriptionAnswer']
    }
    /** Begin to pay a membership by card */
    pay: {
      takes: S['Empty']
      codes:
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ACCOUNT_BLOCKED'
        | 'PAYMENTS_OFF'
        | 'REQUEST_TIMEOUT'
        | 'MEMBERSHIP_RENEWS'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'PAYMENTS_UNAVAILABLE'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['PaymentPage']
    }
    /** Manage the card of a membership */
    manage: {
      takes: S['Empty']
      codes:
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ACCOUNT_BLOCKED'
        | 'PAYMENTS_OFF'
        | 'REQUEST_TIMEOUT'
        | 'NO_CARD'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'PAYMENTS_UNAVAILABLE'
        | 'KEY_INVALID'
        | 'KEY_SCOPE_MISSING'
        | 'KEY_NOT_ALLOWED'
        | CommonCode
      gives: S['PaymentPage']
    }
  }
  operator: {
    /** Log in as an operator */
    logIn: {
      takes: S['OperatorLogin']
      codes:
        | 'OPERATOR_LOGIN_WRONG'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | CommonCode
      gives: S['OperatorLoginAnswer']
    }
    /** Open the link of an invitation */
    checkInvitation: {
      takes: S['OperatorInvitationRef']
      codes:
        | 'REQUEST_TIMEOUT'
        | 'LINK_EXPIRED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | CommonCode
      gives: S['OperatorInvitation']
    }
    /** Take up an invitation */
    acceptInvitation: {
      takes: S['OperatorInvitationAcceptance']
      codes:
        | 'REQUEST_TIMEOUT'
        | 'LINK_EXPIRED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | CommonCode
      gives: S['OperatorLoginAnswer']
    }
    /** End this session of an operator */
    logOut: {
      takes: {}
      codes: 'UNAUTHORIZED' | 'REQUEST_TIMEOUT' | 'BODY_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | CommonCode
      gives: S['Acknowledged']
    }
    /** Who is logged in */
    getMe: {
      takes: {}
      codes: 'UNAUTHORIZED' | 'REQUEST_TIMEOUT' | 'BODY_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | CommonCode
      gives: S['OperatorAnswer']
    }
    /** What operators did, newest first */
    listActions: {
      takes: S['OperatorActionsFilter']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | CommonCode
      gives: S['OperatorActions']
    }
    /** What operators did, newest first: one by one, over all pages */
    allActions: {
      takes: S['OperatorActionsFilter']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | CommonCode
      gives: Each<S['OperatorAction']>
    }
    /** Find accounts, newest first */
    listAccounts: {
      takes: S['AccountsFilter']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | CommonCode
      gives: S['OperatorAccounts']
    }
    /** Find accounts, newest first: one by one, over all pages */
    allAccounts: {
      takes: S['AccountsFilter']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | CommonCode
      gives: Each<S['OperatorAccount']>
    }
    /** Verify, block, unblock or keep an account */
    changeAccount: {
      takes: S['AccountChange']
      codes:
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ACCOUNT_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | CommonCode
      gives: S['OperatorAccountAnswer']
    }
    /** Delete an account in 14 days */
    deleteAccount: {
      takes: S['AccountDeletion']
      codes:
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ACCOUNT_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'ACCOUNT_HAS_JOBS'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | CommonCode
      gives: S['OperatorAccountAnswer']
    }
    /** Begin a yearly membership of a business, or end what runs */
    changeMembership: {
      takes: S['MembershipChange']
      codes:
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'ACCOUNT_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'NOT_A_BUSINESS'
        | 'MEMBERSHIP_NOT_ACTIVE'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | CommonCode
      gives: S['OperatorAccountAnswer']
    }
    /** Find jobs, newest first */
    listJobs: {
      takes: S['JobsFilter']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | CommonCode
      gives: S['OperatorJobs']
    }
    /** Find jobs, newest first: one by one, over all pages */
    allJobs: {
      takes: S['JobsFilter']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | CommonCode
      gives: Each<S['OperatorJob']>
    }
    /** A job with its bids */
    getJob: {
      takes: S['OperatorJobRef']
      codes:
        | 'UNAUTHORIZED'
        | 'JOB_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | CommonCode
      gives: S['OperatorJobAnswer']
    }
    /** Repair a job */
    repairJob: {
      takes: S['JobRepair']
      codes:
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'JOB_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'JOB_ALREADY_ASSIGNED'
        | 'JOB_EXPIRED'
        | 'JOB_WAS_DELETED'
        | 'JOB_ALREADY_COMPLETED'
        | 'JOB_NOT_ASSIGNED'
        | 'JOB_NOT_COMPLETED'
        | 'JOB_NOT_RATED'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | CommonCode
      gives: S['OperatorJobAnswer']
    }
    /** What was reported, by subject */
    listReports: {
      takes: S['ReportsFilter']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | CommonCode
      gives: S['OperatorReports']
    }
    /** What was reported, by subject: one by one, over all pages */
    allReports: {
      takes: S['ReportsFilter']
      codes:
        | 'CURSOR_INVALID'
        | 'UNAUTHORIZED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | CommonCode
      gives: Each<S['OperatorReport']>
    }
    /** Settle all open reports of one thing */
    settleReport: {
      takes: S['ReportSettlement']
      codes:
        | 'UNAUTHORIZED'
        | 'ROLE_NOT_ALLOWED'
        | 'REPORT_NOT_FOUND'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | CommonCode
      gives: S['ReportsSettled']
    }
    /** Figures by day, trade and state, and what waits */
    getOverview: {
      takes: S['OverviewRange']
      codes:
        | 'UNAUTHORIZED'
        | 'REQUEST_TIMEOUT'
        | 'BODY_TOO_LARGE'
        | 'UNSUPPORTED_MEDIA_TYPE'
        | 'VALIDATION_FAILED'
        | CommonCode
      gives: S['Overview']
    }
  }
}

/** What a call sends in the names of the wire, what it answers in clean ones, and the clean names of the fields that a failure names. */
type Translation = {
  toWire?(input: unknown): unknown
  fromWire?(answer: unknown): unknown
  readonly cleanFields?: { readonly [wire: string]: string }
}

/** How a call is made. */
export type Call = {
  readonly method: string
  /** Below the address of the API, with the names of its parameters: `/files/{fileId}`. */
  readonly path: string
  readonly sends?: 'json' | 'file'
  /** Between clean names and those of the wire. */
  readonly wire?: Translation
  /** How its answer is read, where it is no JSON. */
  readonly as?: 'text' | 'blob'
  /** Whether it may be sent again when nobody knows what became of it: it only reads, or takes a key that makes it act once. */
  readonly again?: 'reads' | 'keyed'
  /** The field of its answer with the items of a page. */
  readonly items?: string
}

/** Every call, by its name. */
export const calls: { readonly [name: string]: Call } = {
  'sessions.logIn': { method: 'POST', path: '/login/customer', sends: 'json', wire: wire.loginCustomer },
  'sessions.logInAsBusiness': { method: 'POST', path: '/login/business', sends: 'json', wire: wire.loginBusiness },
  'sessions.finishLogIn': { method: 'POST', path: '/login/second-step', sends: 'json', wire: wire.finishLogin },
  'sessions.beginPasskeyLogIn': { method: 'POST', path: '/login/passkey-options', wire: wire.beginPasskeyLogin },
  'sessions.logInWithPasskey': { method: 'POST', path: '/login/passkey', sends: 'json', wire: wire.finishPasskeyLogin },
  'sessions.logOut': { method: 'POST', path: '/logout', wire: wire.logout },
  'sessions.list': { method: 'POST', path: '/get-sessions', wire: wire.listSessions, again: 'reads' },
  'sessions.end': { method: 'POST', path: '/end-session', sends: 'json', wire: wire.endSession },
  'sessions.endOthers': { method: 'POST', path: '/end-other-sessions', wire: wire.endOtherSessions },
  'secondStep.read': { method: 'POST', path: '/get-second-step', wire: wire.getSecondStep },
  'secondStep.begin': { method: 'POST', path: '/begin-second-step', sends: 'json', wire: wire.beginSecondStep },
  'secondStep.confirm': { method: 'POST', path: '/confirm-second-step', sends: 'json', wire: wire.confirmSecondStep },
  'secondStep.renewRecoveryCodes': {
    method: 'POST',
    path: '/renew-recovery-codes',
    sends: 'json',
    wire: wire.renewRecoveryCodes,
  },
  'secondStep.end': { method: 'POST', path: '/end-second-step', sends: 'json', wire: wire.endSecondStep },
  'passkeys.list': { method: 'POST', path: '/get-passkeys', wire: wire.listPasskeys, again: 'reads' },
  'passkeys.begin': { method: 'POST', path: '/begin-passkey', sends: 'json', wire: wire.beginPasskey },
  'passkeys.add': { method: 'POST', path: '/add-passkey', sends: 'json', wire: wire.addPasskey },
  'passkeys.remove': { method: 'POST', path: '/remove-passkey', sends: 'json', wire: wire.removePasskey },
  'secondStep.proveAgain': { method: 'POST', path: '/prove-again', sends: 'json', wire: wire.proveAgain },
  'securityEvents.list': {
    method: 'POST',
    path: '/get-security-events',
    wire: wire.listSecurityEvents,
    again: 'reads',
  },
  'keys.list': { method: 'POST', path: '/get-keys', wire: wire.listKeys, again: 'reads' },
  'keys.create': { method: 'POST', path: '/create-key', sends: 'json', wire: wire.createKey },
  'keys.revoke': { method: 'POST', path: '/revoke-key', sends: 'json', wire: wire.revokeKey },
  'webhooks.list': { method: 'POST', path: '/get-webhooks', wire: wire.listWebhooks, again: 'reads' },
  'webhooks.create': { method: 'POST', path: '/create-webhook', sends: 'json', wire: wire.createWebhook },
  'webhooks.rotateSecret': { method: 'POST', path: '/rotate-webhook-secret', sends: 'json', wire: wire.rotateWebhook },
  'webhooks.delete': { method: 'POST', path: '/delete-webhook', sends: 'json', wire: wire.deleteWebhook },
  'webhooks.switchOn': { method: 'POST', path: '/switch-on-webhook', sends: 'json', wire: wire.switchOnWebhook },
  'webhooks.test': { method: 'POST', path: '/test-webhook', sends: 'json', wire: wire.testWebhook },
  'webhooks.listDeliveries': {
    method: 'POST',
    path: '/get-webhook-deliveries',
    sends: 'json',
    wire: wire.listDeliveries,
    again: 'reads',
    items: 'deliveries',
  },
  'webhooks.redeliver': { method: 'POST', path: '/redeliver', sends: 'json', wire: wire.redeliver },
  'customer.signUp': {
    method: 'POST',
    path: '/signup/customer',
    sends: 'json',
    wire: wire.signupCustomer,
    again: 'keyed',
  },
  'business.signUp': {
    method: 'POST',
    path: '/signup/business',
    sends: 'json',
    wire: wire.signupBusiness,
    again: 'keyed',
  },
  'locations.list': { method: 'GET', path: '/usa-states-cities', wire: wire.listLocations, again: 'reads' },
  'locations.around': { method: 'POST', path: '/towns-around', sends: 'json', wire: wire.listTownsAround },
  'categories.list': { method: 'GET', path: '/catagory', wire: wire.listCategories, again: 'reads' },
  'marketplace.show': { method: 'GET', path: '/marketplace', wire: wire.showMarketplace },
  'contract.get': { method: 'GET', path: '/openapi.yaml', as: 'text', again: 'reads' },
  'contract.getAsJson': { method: 'GET', path: '/openapi.json', wire: wire.getContractAsJson, again: 'reads' },
  'files.upload': { method: 'POST', path: '/upload-file', sends: 'file', wire: wire.uploadFile },
  'files.get': { method: 'GET', path: '/files/{fileId}', as: 'blob', again: 'reads' },
  'jobs.list': {
    method: 'POST',
    path: '/get-jobs/customer',
    sends: 'json',
    wire: wire.listCustomerJobs,
    again: 'reads',
    items: 'jobs',
  },
  'jobs.listForBusiness': {
    method: 'POST',
    path: '/get-job/business',
    sends: 'json',
    wire: wire.listBusinessJobs,
    again: 'reads',
    items: 'jobs',
  },
  'jobs.get': {
    method: 'POST',
    path: '/get-job-details/customer',
    sends: 'json',
    wire: wire.getCustomerJob,
    again: 'reads',
  },
  'jobs.getForBusiness': {
    method: 'POST',
    path: '/get-job-details/business',
    sends: 'json',
    wire: wire.getBusinessJob,
    again: 'reads',
  },
  'jobs.create': { method: 'POST', path: '/create-job/customer', sends: 'json', wire: wire.createJob, again: 'keyed' },
  'jobs.update': { method: 'POST', path: '/update-job/customer', sends: 'json', wire: wire.updateJob, again: 'keyed' },
  'jobs.delete': { method: 'POST', path: '/delete-job/customer', sends: 'json', wire: wire.deleteJob, again: 'keyed' },
  'bids.list': {
    method: 'POST',
    path: '/show-bid/customer',
    sends: 'json',
    wire: wire.listBids,
    again: 'reads',
    items: 'bids',
  },
  'bids.accept': { method: 'POST', path: '/assign-job/customer', sends: 'json', wire: wire.acceptBid, again: 'keyed' },
  'bids.decline': {
    method: 'POST',
    path: '/decline-bid/customer',
    sends: 'json',
    wire: wire.declineBid,
    again: 'keyed',
  },
  'bids.reconsider': {
    method: 'POST',
    path: '/reconsider-bid/customer',
    sends: 'json',
    wire: wire.reconsiderBid,
    again: 'keyed',
  },
  'jobs.invite': {
    method: 'POST',
    path: '/invite-business/customer',
    sends: 'json',
    wire: wire.inviteBusiness,
    again: 'keyed',
  },
  'jobs.declineInvitation': {
    method: 'POST',
    path: '/decline-invitation/business',
    sends: 'json',
    wire: wire.declineInvitation,
    again: 'keyed',
  },
  'ratings.give': { method: 'POST', path: '/rate-job/customer', sends: 'json', wire: wire.rateJob, again: 'keyed' },
  'bids.place': { method: 'POST', path: '/place-bid/business', sends: 'json', wire: wire.placeBid, again: 'keyed' },
  'bids.update': { method: 'POST', path: '/update-bid/business', sends: 'json', wire: wire.updateBid, again: 'keyed' },
  'bids.withdraw': {
    method: 'POST',
    path: '/withdraw-bid/business',
    sends: 'json',
    wire: wire.withdrawBid,
    again: 'keyed',
  },
  'jobs.complete': {
    method: 'POST',
    path: '/mark-completed/business',
    sends: 'json',
    wire: wire.completeJob,
    again: 'keyed',
  },
  'jobs.endAssignment': {
    method: 'POST',
    path: '/end-assignment',
    sends: 'json',
    wire: wire.endAssignment,
    again: 'keyed',
  },
  'jobs.doubtCompletion': {
    method: 'POST',
    path: '/doubt-completion/customer',
    sends: 'json',
    wire: wire.doubtCompletion,
    again: 'keyed',
  },
  'ratings.edit': {
    method: 'POST',
    path: '/edit-rating/customer',
    sends: 'json',
    wire: wire.editRating,
    again: 'keyed',
  },
  'ratings.answer': {
    method: 'POST',
    path: '/answer-rating/business',
    sends: 'json',
    wire: wire.answerRating,
    again: 'keyed',
  },
  'threads.list': {
    method: 'POST',
    path: '/threads',
    sends: 'json',
    wire: wire.listThreads,
    again: 'reads',
    items: 'threads',
  },
  'messages.list': {
    method: 'POST',
    path: '/messages',
    sends: 'json',
    wire: wire.listMessages,
    again: 'reads',
    items: 'messages',
  },
  'messages.send': { method: 'POST', path: '/send-message', sends: 'json', wire: wire.sendMessage, again: 'keyed' },
  'messages.markSeen': { method: 'POST', path: '/seen-messages', sends: 'json', wire: wire.markMessagesSeen },
  'messages.report': { method: 'POST', path: '/report-message', sends: 'json', wire: wire.reportMessage },
  'jobs.report': { method: 'POST', path: '/report-job/business', sends: 'json', wire: wire.reportJob },
  'businesses.report': { method: 'POST', path: '/report-business', sends: 'json', wire: wire.reportBusiness },
  'reviews.report': { method: 'POST', path: '/report-review', sends: 'json', wire: wire.reportReview },
  'files.report': { method: 'POST', path: '/report-picture', sends: 'json', wire: wire.reportPicture },
  'blocks.addBusiness': { method: 'POST', path: '/block-business/customer', sends: 'json', wire: wire.blockBusiness },
  'blocks.addCustomer': { method: 'POST', path: '/block-customer/business', sends: 'json', wire: wire.blockCustomer },
  'blocks.remove': { method: 'POST', path: '/unblock', sends: 'json', wire: wire.unblock },
  'blocks.list': {
    method: 'POST',
    path: '/get-blocks',
    sends: 'json',
    wire: wire.listBlocks,
    again: 'reads',
    items: 'blocks',
  },
  'businesses.get': { method: 'POST', path: '/show-business', sends: 'json', wire: wire.showBusiness, again: 'reads' },
  'businesses.list': {
    method: 'POST',
    path: '/get-businesses',
    sends: 'json',
    wire: wire.findBusinesses,
    again: 'reads',
    items: 'businesses',
  },
  'businesses.setFavorite': { method: 'POST', path: '/set-favorite', sends: 'json', wire: wire.setFavorite },
  'reviews.list': {
    method: 'POST',
    path: '/list-reviews',
    sends: 'json',
    wire: wire.listReviews,
    again: 'reads',
    items: 'reviews',
  },
  'workPictures.list': {
    method: 'POST',
    path: '/list-work-pictures',
    sends: 'json',
    wire: wire.listWorkPictures,
    again: 'reads',
    items: 'pictures',
  },
  'workPictures.choose': {
    method: 'POST',
    path: '/choose-work-pictures',
    sends: 'json',
    wire: wire.chooseWorkPictures,
  },
  'notifications.list': {
    method: 'POST',
    path: '/get-notification/customer',
    sends: 'json',
    wire: wire.listCustomerNotifications,
    again: 'reads',
  },
  'notifications.listForBusiness': {
    method: 'POST',
    path: '/get-notification/buisness',
    sends: 'json',
    wire: wire.listBusinessNotifications,
    again: 'reads',
  },
  'notifications.listGrouped': {
    method: 'POST',
    path: '/get-notification/grouped',
    sends: 'json',
    wire: wire.listGroupedNotifications,
    again: 'reads',
    items: 'notifications',
  },
  'notifications.markRead': {
    method: 'POST',
    path: '/mark-notifications-read',
    sends: 'json',
    wire: wire.markNotificationsRead,
  },
  'mailSettings.get': { method: 'POST', path: '/get-mail-settings', wire: wire.getMailSettings, again: 'reads' },
  'mailSettings.edit': { method: 'POST', path: '/edit-mail-settings', sends: 'json', wire: wire.editMailSettings },
  'savedSearches.list': { method: 'POST', path: '/get-saved-searches', wire: wire.listSavedSearches, again: 'reads' },
  'savedSearches.save': { method: 'POST', path: '/save-search', sends: 'json', wire: wire.saveSearch, again: 'keyed' },
  'savedSearches.edit': { method: 'POST', path: '/edit-saved-search', sends: 'json', wire: wire.editSavedSearch },
  'savedSearches.delete': { method: 'POST', path: '/delete-saved-search', sends: 'json', wire: wire.deleteSavedSearch },
  'events.stream': { method: 'GET', path: '/notifications/stream' },
  'customer.get': {
    method: 'POST',
    path: '/get-customer-details/customer',
    sends: 'json',
    wire: wire.getCustomer,
    again: 'reads',
  },
  'customer.edit': { method: 'POST', path: '/edit-customer-details/customer', sends: 'json', wire: wire.editCustomer },
  'business.get': {
    method: 'POST',
    path: '/get-buisness-details/buisness',
    sends: 'json',
    wire: wire.getBusiness,
    again: 'reads',
  },
  'business.edit': { method: 'POST', path: '/edit-buisness-details/business', sends: 'json', wire: wire.editBusiness },
  'password.change': { method: 'POST', path: '/update-password', sends: 'json', wire: wire.updatePassword },
  'password.forgot': { method: 'POST', path: '/forgot-password', sends: 'json', wire: wire.forgotPassword },
  'password.reset': { method: 'POST', path: '/reset-password', sends: 'json', wire: wire.resetPassword },
  'password.checkLink': { method: 'POST', path: '/check-reset-link', sends: 'json', wire: wire.checkResetLink },
  'email.verify': { method: 'POST', path: '/verify-email', sends: 'json', wire: wire.verifyEmail },
  'email.confirm': { method: 'POST', path: '/confirm-email', sends: 'json', wire: wire.confirmEmail },
  'email.undoChange': { method: 'POST', path: '/undo-email-change', sends: 'json', wire: wire.undoEmailChange },
  'email.resendVerification': { method: 'POST', path: '/resend-verification', wire: wire.resendVerification },
  'email.askVerification': { method: 'POST', path: '/ask-verification', sends: 'json', wire: wire.askVerification },
  'account.delete': { method: 'POST', path: '/delete-account', sends: 'json', wire: wire.deleteAccount },
  'account.export': { method: 'POST', path: '/export-account', as: 'blob' },
  'subscription.get': {
    method: 'POST',
    path: '/subs-n-payments/business',
    sends: 'json',
    wire: wire.getSubscription,
    again: 'reads',
  },
  'subscription.pay': { method: 'POST', path: '/membership-checkout', sends: 'json', wire: wire.startCheckout },
  'subscription.manage': { method: 'POST', path: '/membership-portal', sends: 'json', wire: wire.openPortal },
  'operator.logIn': { method: 'POST', path: '/operator/login', sends: 'json', wire: wire.logInOperator },
  'operator.checkInvitation': {
    method: 'POST',
    path: '/operator/check-invitation',
    sends: 'json',
    wire: wire.checkOperatorInvitation,
  },
  'operator.acceptInvitation': {
    method: 'POST',
    path: '/operator/accept-invitation',
    sends: 'json',
    wire: wire.acceptOperatorInvitation,
  },
  'operator.logOut': { method: 'POST', path: '/operator/logout', wire: wire.logOutOperator },
  'operator.getMe': { method: 'POST', path: '/operator/get-me', wire: wire.getOperator, again: 'reads' },
  'operator.listActions': {
    method: 'POST',
    path: '/operator/list-actions',
    sends: 'json',
    wire: wire.listOperatorActions,
    again: 'reads',
    items: 'actions',
  },
  'operator.listAccounts': {
    method: 'POST',
    path: '/operator/find-accounts',
    sends: 'json',
    wire: wire.findAccounts,
    again: 'reads',
    items: 'accounts',
  },
  'operator.changeAccount': {
    method: 'POST',
    path: '/operator/change-account',
    sends: 'json',
    wire: wire.changeAccount,
  },
  'operator.deleteAccount': {
    method: 'POST',
    path: '/operator/delete-account',
    sends: 'json',
    wire: wire.deleteAccountOf,
  },
  'operator.changeMembership': {
    method: 'POST',
    path: '/operator/change-membership',
    sends: 'json',
    wire: wire.changeMembership,
  },
  'operator.listJobs': {
    method: 'POST',
    path: '/operator/find-jobs',
    sends: 'json',
    wire: wire.findJobs,
    again: 'reads',
    items: 'jobs',
  },
  'operator.getJob': {
    method: 'POST',
    path: '/operator/get-job',
    sends: 'json',
    wire: wire.getJobAsOperator,
    again: 'reads',
  },
  'operator.repairJob': { method: 'POST', path: '/operator/repair-job', sends: 'json', wire: wire.repairJob },
  'operator.listReports': {
    method: 'POST',
    path: '/operator/find-reports',
    sends: 'json',
    wire: wire.findReports,
    again: 'reads',
    items: 'reports',
  },
  'operator.settleReport': { method: 'POST', path: '/operator/settle-report', sends: 'json', wire: wire.settleReport },
  'operator.getOverview': {
    method: 'POST',
    path: '/operator/get-overview',
    sends: 'json',
    wire: wire.getOverview,
    again: 'reads',
  },
}

/** The version of the contract. */
export const version = '1.0.0'
