class Basket extends StatelessWidget {
  const Basket({super.key});

  @override
  Widget build(BuildContext context) {
    return Column(children: [
      Text('Your basket'),
      const Text("Delivery", style: TextStyle(fontSize: 20)),
      Icon(
        Icons.waves,
        semanticLabel: 'Divider',
      ),
    ]);
  }
}
