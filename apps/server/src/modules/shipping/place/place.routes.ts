import { routes } from '../../../platform/contract/index.ts';
import { placeContract } from './place.contract.ts';
import { placeNear, searchPlaces } from './place.service.ts';

export const placeRoutes = routes(placeContract, {
  search: (ctx, { query }) => searchPlaces(ctx, query.keyword),
  near: (ctx, { query }) => placeNear(ctx, query),
});
