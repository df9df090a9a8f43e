/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { MyApplicationsQuery, MyApplicationsQueryVariables } from '../graphql';

export const MyApplicationsDocument: DocumentTypeDecoration<MyApplicationsQuery, MyApplicationsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:5ca72a7865726281188edbd1ecad761cfcf60bbae272697b819f62bcd1db758d' },
};
