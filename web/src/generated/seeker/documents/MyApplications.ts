/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { MyApplicationsQuery, MyApplicationsQueryVariables } from '../graphql';

export const MyApplicationsDocument: DocumentTypeDecoration<MyApplicationsQuery, MyApplicationsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:d7bc159e1b4e32b2f6ce6b0a3b32deab98d47721f085314550523fbafce91f1d' },
};
