/**
 * Finds the account of the business of the area `a` where it is active, looked up one by one: what PostgreSQL may not take apart it
 * cannot answer by reading all accounts.
 */
export const isActiveBusiness = 'select from accounts where id = a.business_id and not is_gone offset 0'
