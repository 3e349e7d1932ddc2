/** Where the product begins. @source ROUTE-01 */
export const homePath = '/dashboard/analysis';
/** Where a person logs in. */
export const loginPath = '/user/login';
