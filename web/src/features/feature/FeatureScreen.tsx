import { FeatureDocument } from '../../generated/graphql';
import { searchPageSize } from '../../lib/constants';
import { samePath } from '../../lib/head';
import { isId } from '../../lib/ids';
import { Late } from '../../lib/late';
import { localized } from '../../lib/locale';
import { operation } from '../../lib/operation';
import { pagePath, pagingOf, withoutFirstPage } from '../../lib/paging';
import { paths } from '../../lib/paths';
import { defineScreen } from '../../lib/screen';

const listNotFound = 100012;

export const screen = defineScreen({
  namespaces: ['lists'],
  late: ['feature/FeaturePage'],
  validate: ({ params }) => params.id === undefined || isId(params.id),
  movedTo: (address) => (address.params.id === undefined ? paths.home : withoutFirstPage(address)),
  operations: ({ params, query }) => {
    const { limit, offset } = pagingOf(query, searchPageSize);
    return [operation('Feature', FeatureDocument, { id: params.id ?? '', limit, offset })];
  },
  outcome: ({ answers: [answer] }) => {
    if (answer.data !== null) return { kind: 'found' };
    const unknown = answer.errors?.some(({ extensions }) => extensions?.error_code === listNotFound);
    return { kind: unknown ? 'not-found' : 'failed' };
  },
  head: ({ address, answers: [answer], texts }) => {
    const list = answer.data?.job_list;
    const { page } = pagingOf(address.query, searchPageSize);
    const name = list ? localized(list.name, address.locale) : '';
    return {
      title: page > 1 ? `${name} - ${texts.lists.page(page)}` : name,
      description: texts.lists.feature.description(name, list?.total ?? 0),
      paths: samePath(pagePath({ path: address.path, query: new Map() }, page)),
    };
  },
  Component: function FeatureScreen({ address, answers: [answer] }) {
    const list = answer.data?.job_list;
    return list ? (
      <Late name="feature/FeaturePage" props={{ list, paging: pagingOf(address.query, searchPageSize) }} />
    ) : null;
  },
});
