/** Where the product begins. @source ROUTE-01 */
export const homePath = '/dashboard/analysis';
/** Where a person logs in. */
export const loginPath = '/user/login';

/** Where addresses lead that nobody has a page for. @source ROUTE-02 */
export const failurePath = '/404';
