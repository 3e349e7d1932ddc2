export { createCategorySource } from './createCategorySource.ts';
export { createDictionarySource, type DictionarySourceOptions } from './createDictionarySource.ts';
export { createFieldChecks } from './createFieldChecks.ts';
export { createOrgSource, type OrgSourceOptions } from './createOrgSource.ts';
export { createSessionApi, type SessionApiOptions } from './createSessionApi.ts';
export { createSmsChannel, type SmsRecipient, type SmsRequest } from './createSmsChannel.ts';
export { jeecgUploads } from './jeecgUploads.ts';
export { jeecgWire } from './jeecgWire.ts';
