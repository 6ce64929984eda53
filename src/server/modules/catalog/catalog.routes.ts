import { catalogEndpoints } from '../../../contract/catalog.endpoints';
import { route } from '../../kernel/route';
import * as catalog from './catalog.service';
import * as favorites from './favorite.service';
import * as freight from '../transit/freight.service';
import * as search from './search.service';
import * as suggestions from './suggestion.service';

export const catalogRoutes = [
  route(catalogEndpoints.getProduct, (ctx, { query }) => catalog.getProduct(ctx, query.productUrl)),
  route(catalogEndpoints.search, (ctx, { query }) => search.search(ctx, query)),
  route(catalogEndpoints.listNavigation, (ctx, { query }) => search.listNavigation(ctx, query.keyword)),
  route(catalogEndpoints.listCategories, (ctx) => search.listCategories(ctx)),
  route(catalogEndpoints.listHotKeywords, (ctx, { query }) => search.listHotKeywords(ctx, query)),
  route(catalogEndpoints.suggest, (ctx, { query }) => suggestions.suggest(ctx, query)),
  route(catalogEndpoints.listProductUrls, (ctx, { query }) => search.listProductUrls(ctx, query)),
  route(catalogEndpoints.listPreferred, (ctx) => search.listPreferred(ctx)),
  route(catalogEndpoints.listGroups, (ctx) => search.listGroups(ctx)),
  route(catalogEndpoints.listRecommended, (ctx) => search.listRecommended(ctx)),
  route(catalogEndpoints.estimateFreight, (ctx, { query }) => freight.estimateFreight(ctx, query)),
  route(catalogEndpoints.saveFavorite, (ctx, { body }) => catalog.saveFavorite(ctx, body.productUrl)),
  route(catalogEndpoints.listFavorites, (ctx, { query }) => favorites.listFavorites(ctx, query)),
  route(catalogEndpoints.removeFavorite, (ctx, { params }) => favorites.removeFavorite(ctx, params.id)),
];
