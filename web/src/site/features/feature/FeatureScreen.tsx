import { FeatureDocument } from '../../../generated/seeker/documents/Feature';
import { searchPageSize } from '../../../shared/lib/every-page/constants';
import { localized } from '../../../shared/lib/every-page/locale';
import { pagePath, pagingOf, withoutFirstPage } from '../../../shared/lib/every-page/paging';
import { isId } from '../../../shared/lib/ids';
import { hasError, operation } from '../../../shared/services/every-page/operation';
import { paths } from '../../lib/every-page/paths';
import { Deferred } from '../../page/every-page/Deferred';
import { samePath } from '../../page/every-page/head';
import { defineScreen } from '../../page/every-page/screen';

const listNotFound = 100012;

export const screen = defineScreen({
  namespaces: ['lists'],
  deferred: ['feature/FeaturePage'],
  validate: ({ params }) => params.id === undefined || isId(params.id),
  movedTo: (address) => (address.params.id === undefined ? paths.home : withoutFirstPage(address)),
  operations: ({ params, query }) => {
    const { limit, offset } = pagingOf(query, searchPageSize);
    return [operation('Feature', FeatureDocument, { id: params.id ?? '', limit, offset })];
  },
  outcome: ({ answers: [answer] }) => {
    if (answer.data !== null) return { kind: 'found' };
    return { kind: hasError(answer, listNotFound) ? 'not-found' : 'failed' };
  },
  head: ({ address, answers: [answer], texts: { lists, common } }) => {
    const list = answer.data?.job_list;
    const { page } = pagingOf(address.query, searchPageSize);
    const name = list ? localized(list.name, address.locale) : '';
    return {
      title: common.pageOf(name, page),
      description: common.pageOf(lists.feature.description(name, list?.total ?? 0), page),
      paths: samePath(pagePath({ path: address.path, query: new Map() }, page)),
    };
  },
  Component: function FeatureScreen({ address, answers: [answer] }) {
    const list = answer.data?.job_list;
    return list ? (
      <Deferred
        name="feature/FeaturePage"
        props={{ list, paging: pagingOf(address.query, searchPageSize) }}
      />
    ) : null;
  },
});
