import { defineResource } from '@tarmac/admin-kit/resource';
import { createTrackQueryApi, type TrackQuery, trackQueryFields } from '@tarmac/freight-api/fleet';
import { withSums } from '../../../shared/api/withSums.ts';
import { client } from '../../../shared/session/session.ts';

/** Calls of track queries. */
export const trackQueryApi = createTrackQueryApi(client);

/** A track that was asked for. */
export const trackQuery = defineResource<TrackQuery>()({
  label: { zh: '轨迹查询', en: 'Track query' },
  api: withSums(trackQueryApi),
  permission: 'track',
  titleField: 'queryNo',
  fields: trackQueryFields,
});
