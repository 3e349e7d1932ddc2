import { zhBase } from './texts.zh.ts';
import { zhScreens } from './screenTexts.zh.ts';
import { zhTable } from '../table/texts.zh.ts';
import { zhResource } from '../resource/texts.zh.ts';
import { zhImport } from '../resource/import/texts.zh.ts';
import { zhKeys } from '../shortcut-keys/texts.zh.ts';
import { zhSettings } from '../settings-drawer/texts.zh.ts';
import { zhCommands } from '../command-palette/texts.zh.ts';
import { zhNotices } from '../notice-center/texts.zh.ts';
import { zhSessions } from '../session-dialog/texts.zh.ts';
import { zhPassword } from '../change-password/texts.zh.ts';
import { zhSms } from '../sms/texts.zh.ts';
import { zhCells } from '../editable-table/texts.zh.ts';
import { zhGrid } from '../editable-table/lateTexts.zh.ts';
import { zhInput } from '../input/texts.zh.ts';
import { zhLive } from '../editable-table/live/texts.zh.ts';
import { zhPopup } from '../popup-picker/texts.zh.ts';
import { zhOrg } from '../org-picker/texts.zh.ts';
import { zhArray } from '../field/texts.zh.ts';
import { zhRich } from '../rich-text/texts.zh.ts';
import { zhOnline } from '../online/texts.zh.ts';

/** Every text of the kit in Chinese, for types and tests; widgets import what they say. Texts of the specification stand in its parts exactly. */
export const zhMessages = {
  ...zhBase,
  ...zhScreens,
  ...zhTable,
  ...zhResource,
  ...zhImport,
  ...zhKeys,
  ...zhSettings,
  ...zhCommands,
  ...zhNotices,
  ...zhSessions,
  ...zhPassword,
  ...zhSms,
  ...zhInput,
  ...zhCells,
  ...zhGrid,
  ...zhLive,
  ...zhPopup,
  ...zhOrg,
  ...zhArray,
  ...zhRich,
  ...zhOnline,
};
