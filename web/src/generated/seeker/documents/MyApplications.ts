/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { MyApplicationsQuery, MyApplicationsQueryVariables } from '../graphql';

export const MyApplicationsDocument: DocumentTypeDecoration<MyApplicationsQuery, MyApplicationsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:713d30aa579c80e98093d01561779e3db1da3fdd32e0ebcab2f0598d7264630a' },
};
