/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { AlertsToChangeQuery, AlertsToChangeQueryVariables } from '../graphql';

export const AlertsToChangeDocument: DocumentTypeDecoration<AlertsToChangeQuery, AlertsToChangeQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:f804f2155942da8c9b18e82957dab8139f7bde86e679cb8cdeddd815478d13bd' },
};
