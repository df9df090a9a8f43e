/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { MyJobAlertsQuery, MyJobAlertsQueryVariables } from '../graphql';

export const MyJobAlertsDocument: DocumentTypeDecoration<MyJobAlertsQuery, MyJobAlertsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:b8e6e65f6a7d735ab7ea8e8b8318ee90e3df4c675760fd640144a6bbe2ff1193' },
};
