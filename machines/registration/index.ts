export { createRegistration } from './machine.ts'
export { isTouched, linksIn } from './files.ts'
export type {
  CheckFiled,
  FileRow,
  StoredDraft,
  UploadedFile,
  RegistrationContext,
  RegistrationEvent,
  RegistrationInput,
  RegistrationRequest,
  SlotRules,
} from './types.ts'
