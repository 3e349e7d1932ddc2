import { createContext, use, type ComponentType } from 'react';
import type { ControlProps } from '../internals/control.ts';
import type { OnlineApi, OnlineUser } from './onlineApi.ts';
import type { OnlineForm } from './onlineForm.ts';

/** What parts of an online screen share. */
export interface OnlineAround {
  form: OnlineForm;
  api: OnlineApi;
  user: OnlineUser;
}

export const OnlineContext = createContext<OnlineAround | null>(null);

/** @throws outside of a screen */
export function useOnline(): OnlineAround {
  const around = use(OnlineContext);
  if (around === null) throw new Error('useOnline: render this part inside <OnlineScreen>.');
  return around;
}

/** The editor of the app for texts of markup; without one their source is edited. */
export const RichTextContext = createContext<ComponentType<ControlProps<string | null>> | null>(null);
