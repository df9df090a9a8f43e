import * as errorCodes from '@/generated/errors/codes';
import { FeatureDocument } from '@/generated/seeker/documents/Feature';
import { isId } from '@/shared/lib/ids';
import { localized } from '@/shared/lib/locale';
import { pagePath, pagingOf, withoutFirstPage } from '@/shared/lib/paging';
import { hasError, operation } from '@/shared/services/operation';
import { searchPageSize } from '@/site/lib/constants';
import { paths } from '@/site/lib/paths';
import { Deferred } from '@/site/page/Deferred';
import { samePath } from '@/site/page/head';
import { defineScreen } from '@/site/page/screen';

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
    return { kind: hasError(answer, errorCodes.idNotFound) ? 'not-found' : 'failed' };
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
