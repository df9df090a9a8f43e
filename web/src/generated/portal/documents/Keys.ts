/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { KeysQuery, KeysQueryVariables } from '../graphql';

export const KeysDocument: DocumentTypeDecoration<KeysQuery, KeysQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:6ca4ce79eaac6e740bf7b24e67372c969d75863744beadb360cba437f97eba27' },
};
