import { createContext, use } from 'react';

/** Currency of amounts whose field names none, a code of ISO 4217. */
export const CurrencyContext = createContext<string | undefined>(undefined);

/** The currency of the app. */
export const useCurrency = (): string | undefined => use(CurrencyContext);
