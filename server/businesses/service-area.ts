export { getServiceArea, isInServiceArea } from './repository-profile.ts'
