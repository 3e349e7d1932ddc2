import { zhFrame } from './messages.frame.zh.ts';
import { zhRest } from './messages.rest.zh.ts';

/** The kit's own texts in Chinese; also the type of every other catalogue. Texts of the specification stand in its parts exactly. */
export const zhMessages = { ...zhFrame, ...zhRest };
