import Dispatch

/// Transforms inputs on all cores, and returns the outputs in the order of the inputs.
///
/// - Parameter progress: Is told how many inputs are done, after each one; calls do not overlap.
package func concurrentMap<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], progress: @Sendable (_ done: Int) -> Void = { _ in },
    transform: @Sendable (Input) -> Output
) -> [Output] {
    let outputs = Lock<[Int: Output]>(initialState: [:])
    DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
        let output = transform(inputs[index])
        outputs.withLock { outputs in
            outputs[index] = output
            progress(outputs.count)
        }
    }
    return outputs.withLock { outputs in inputs.indices.compactMap { outputs[$0] } }
}
