export type { LinkedOption, LinkedQuery, LinkedTable, OnlineApi, OnlinePress, OnlineUser, TableTreeQuery } from './onlineApi.ts';
export type { OnlineButton, OnlineField, OnlineForm, OnlineParts, OnlineRow, OnlineRowRule, OnlineSub } from './onlineForm.ts';
export { OnlineScreen, type OnlineScreenProps } from './OnlineScreen.tsx';
export { formSpecOf } from './formSpecOf.tsx';
export { kindsOf, onlineResource, type OnlineResource } from './onlineResource.tsx';
