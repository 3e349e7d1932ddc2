import { defineResource } from '@tarmac/admin-kit/resource';
import { createTrackNoteApi, type TrackNote, trackNoteFields } from '@tarmac/freight-api/fleet';
import { client } from '../../../shared/session/session.ts';

/** Calls of the ways of waybills. */
export const trackNoteApi = createTrackNoteApi(client);

/** A waybill that was loaded, with what is known of its way. */
export const trackNote = defineResource<TrackNote>()({
  label: { zh: '运单轨迹', en: 'Track of a waybill' },
  api: trackNoteApi,
  permission: 'shipping',
  name: 'trackNote',
  titleField: 'shippingNoteNumber',
  fields: trackNoteFields,
});
