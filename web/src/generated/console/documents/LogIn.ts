/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { LogInMutation, LogInMutationVariables } from '../graphql';

export const LogInDocument: DocumentTypeDecoration<LogInMutation, LogInMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:84a24eb25ce285e69f3472331d5411a17ed457cf81663741be6a73dda18cee6d' },
};
