/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { SomeApplicationsQuery, SomeApplicationsQueryVariables } from '../graphql';

export const SomeApplicationsDocument: DocumentTypeDecoration<SomeApplicationsQuery, SomeApplicationsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:f8f57fad2045deb34ce8fcca3cc04b1dee6387c8c7017b57b285def36ecf5637' },
};
