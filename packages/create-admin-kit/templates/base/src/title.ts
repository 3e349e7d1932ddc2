/** What the product is called. */
export const title = { zh: '__TITLE__', en: '__TITLE__' };
