import { Skeleton } from '../input/states.tsx';
import { late } from '../internals/late.ts';

/**
 * The screen of an online form, in the shape that it says: a list, a tree, a list with what belongs to a row below it (`erp`) or within it
 * (`innerTable`), and forms with their sub-tables in groups or tabs. It is drawn from the same parts as hand-made screens. Around it stand
 * the providers of those, an `OrgSourceProvider` where fields choose people or regions, and a `PopupReportProvider` for popups. Its code comes
 * when the first one is shown; `OnlineScreen.preload()` fetches it while the definition is on its way.
 *
 * @example <OnlineScreen form={onlineForm} api={onlineApi} user={user} />
 * @keyboard
 * Enter: In the search: searches. On a row: opens it
 */
export const OnlineScreen = late(() => import('./Screen.tsx'), { meanwhile: () => <Skeleton rows={10} /> });
