/** Whether an address may be a link of a text: http, https, mail, or a path of this product. The server keeps no other. */
export const isLink = (address: string): boolean => /^(?:https?:\/\/[^\s]|mailto:[^\s]|\/(?![/\\]))/i.test(address.trim());
