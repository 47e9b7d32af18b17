export { listSealedKeys, resealKeys } from './repository.ts'
export { deleteExpiredTickets } from './repository-tickets.ts'
export { deleteEndedChallenges } from './repository-passkeys.ts'
