export type { LinkedOption, LinkedQuery, LinkedTable, OnlineApi, OnlinePress, OnlineUser, TableTreeQuery } from './onlineApi.ts';
export type { OnlineButton, OnlineField, OnlineForm, OnlineParts, OnlineRow, OnlineRowRule, OnlineSub } from './onlineForm.ts';
export { OnlineScreen } from './OnlineScreen.tsx';
export type { OnlineScreenProps } from './Screen.tsx';
