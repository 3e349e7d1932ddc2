import type { ReportPageScreen } from '@tarmac/freight-api/online';

/** A block of a page of reports. */
export type PageBlock = ReportPageScreen['blocks'][number];
