/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { MyApplicationsQuery, MyApplicationsQueryVariables } from '../graphql';

export const MyApplicationsDocument: DocumentTypeDecoration<MyApplicationsQuery, MyApplicationsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:b56990a9620ab477f97176ff5ab78c3292bb1de44e7a5153f453f85b08de40aa' },
};
