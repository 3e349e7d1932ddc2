export type { LinkedOption, LinkedQuery, LinkedTable, OnlineApi, OnlinePress, OnlineUser, TableTreeQuery } from './onlineApi.ts';
export type { OnlineButton, OnlineField, OnlineForm, OnlineParts, OnlineQuery, OnlineRow, OnlineRowRule, OnlineSub } from './onlineForm.ts';
export { linkOf } from './linkOf.ts';
export { OnlineLink } from './OnlineLink.tsx';
export { OnlineScreen } from './OnlineScreen.tsx';
export type { OnlineScreenProps } from './Screen.tsx';
