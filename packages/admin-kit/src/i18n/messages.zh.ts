import { zhAsks } from './messages.asks.zh.ts';
import { zhFrame } from './messages.frame.zh.ts';
import { zhGrid } from './messages.grid.zh.ts';
import { zhList } from './messages.list.zh.ts';
import { zhLive } from './messages.live.zh.ts';
import { zhImport } from './messages.import.zh.ts';
import { zhPanels } from './messages.panels.zh.ts';
import { zhOrg } from './messages.org.zh.ts';
import { zhPopup } from './messages.popup.zh.ts';
import { zhQuery } from './messages.query.zh.ts';
import { zhRest } from './messages.rest.zh.ts';
import { zhSettings } from './messages.settings.zh.ts';
import { zhWidgets } from './messages.widgets.zh.ts';

/** The kit's own texts in Chinese; also the type of every other catalogue. Texts of the specification stand in its parts exactly. */
export const zhMessages = {
  ...zhFrame,
  ...zhAsks,
  ...zhWidgets,
  ...zhRest,
  ...zhSettings,
  ...zhGrid,
  ...zhList,
  ...zhQuery,
  ...zhPopup,
  ...zhOrg,
  ...zhPanels,
  ...zhImport,
  ...zhLive,
};
