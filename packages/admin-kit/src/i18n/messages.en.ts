import type { KitMessages } from './catalogue.ts';
import { enBase } from './texts.en.ts';
import { enScreens } from './screenTexts.en.ts';
import { enTable } from '../table/texts.en.ts';
import { enResource } from '../resource/texts.en.ts';
import { enImport } from '../resource/import/texts.en.ts';
import { enKeys } from '../shortcut-keys/texts.en.ts';
import { enSettings } from '../settings-drawer/texts.en.ts';
import { enCommands } from '../command-palette/texts.en.ts';
import { enNotices } from '../notice-center/texts.en.ts';
import { enSessions } from '../session-dialog/texts.en.ts';
import { enPassword } from '../change-password/texts.en.ts';
import { enSms } from '../sms/texts.en.ts';
import { enCells } from '../editable-table/texts.en.ts';
import { enGrid } from '../editable-table/lateTexts.en.ts';
import { enInput } from '../input/texts.en.ts';
import { enLive } from '../editable-table/live/texts.en.ts';
import { enPopup } from '../popup-picker/texts.en.ts';
import { enOrg } from '../org-picker/texts.en.ts';
import { enArray } from '../field/texts.en.ts';
import { enRich } from '../rich-text/texts.en.ts';
import { enOnline } from '../online/texts.en.ts';

/** Every text of the kit in English; loaded only when asked for. */
export const enMessages: KitMessages = {
  ...enBase,
  ...enScreens,
  ...enTable,
  ...enResource,
  ...enImport,
  ...enKeys,
  ...enSettings,
  ...enCommands,
  ...enNotices,
  ...enSessions,
  ...enPassword,
  ...enSms,
  ...enInput,
  ...enCells,
  ...enGrid,
  ...enLive,
  ...enPopup,
  ...enOrg,
  ...enArray,
  ...enRich,
  ...enOnline,
};
